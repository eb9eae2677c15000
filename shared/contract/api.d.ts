// @court/contract 2.1.0: written by `npm run api`.

/** Why a release of an area could not be shown; `hang`: the page stopped answering; `data`: a record cannot be drawn. */
export type AreaFailure = 'network' | 'timeout' | 'integrity' | 'skew' | 'crash' | 'hang' | 'data';

/**
 * What has become of an area in this session; one that is not offered, or not released here yet, has no release. `paths`: the
 * addresses it answers, `/hearing-detail/:id?`; `title`: its name. Both are absent while nothing has been heard of it.
 */
export type AreaReport = {
    area: Area;
    paths?: string[];
    title?: MenuItem['label'];
} & ({
    state: 'not-offered';
} | {
    state: 'not-released';
} | {
    state: 'not-loaded' | 'loading' | 'running';
    version: string;
    /** which of the registry's releases it is */
    source: 'current' | 'previous';
} | {
    state: 'failed';
    version: string;
    source: 'current' | 'previous';
    failure: AreaFailure;
});

/**
 * An address, `/hearing-detail/:id?`, and the file of its composed page, `hearing-detail.html`. `template`: the one of the
 * host's page templates that it wants where the host has it; an area's ordinary one where left out. `reads`: database paths
 * that its page asks for before anything else, with `{date}` for the day of `?date=` or today, and `{id}` for the key of what
 * the address `…-detail/<id>` names; such a page has the area's first paint, or the one that `firstPaint` names. Of the first children of
 * a path from that day on: `<path>?startAt={date}&limitToFirst=<n>`. `views`: what of both is otherwise where `?view=` names it; a release tool from
 * before draws the shell alone there.
 */
export type AreaRoute = {
    path: string;
    page: string;
    template?: string;
    reads?: string[];
    firstPaint?: string;
    views?: Record<string, {
        reads: string[];
        firstPaint: string;
    }>;
};

export declare const CALENDAR_VIEWS: readonly ['day', 'week', 'month'];

/** Raised when the contract between host and remotes changes so that old remotes cannot run. */
export declare const CONTRACT = 2;

/** A hearing or meeting as it goes into a reader's calendar. */
export type CalendarEvent = {
    /** stays the same when the event moves */
    uid: string;
    title: string;
    /** epoch ms */
    start: number;
    end: number;
    /** IANA zone of the venue, e.g. America/Denver; its time is written into the event's text */
    zone: string;
    /** '' where none is known */
    place: string;
    /** shown before the notes: says that the hearing will not be held, or may not be; absent if it is on as printed */
    warning?: string;
    notes: string;
    url: string;
    /** rises with every change of the event */
    sequence: number;
    status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
    /** uid of the new date's event if a canceled hearing moved; '' if it moved and that uid is unknown */
    replacedBy?: string;
};

/**
 * What a calendar link restores: `date` YYYY-MM-DD, left out for today; `view`, left out for the day. A filter without
 * ids says that all pass, also where the reader's judge is remembered.
 */
export type CalendarLink = {
    date?: string;
    view?: CalendarView;
    filters?: DocketFilters;
};

export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/**
 * The state of a database that is not connected. `asking`: the host is trying to connect. `http`: the database answers
 * only over HTTP. `silent`: it does not answer at all.
 */
export type DatabaseLink = {
    state: 'asking' | 'http' | 'silent';
    /** epoch ms of the last answer from the database; null before the first answer */
    heardAt: number | null;
};

/**
 * The device an area runs on. Each part is loaded when it is first asked for; what is not there is filled by the
 * browser as far as that can. Parts throw the errors of device-error.
 */
export type Device = {
    /** true in the iOS and Android apps, false in every browser */
    readonly isNative: boolean;
    calendar(): Promise<DeviceCalendar>;
    geocoder(): Promise<Geocoder>;
    push(): Promise<Push>;
    splash(): Promise<Splash>;
    /**
     * The app's voice for a language, e.g. 'en-US', for a web view without `speechSynthesis`; null where the device has none of its
     * own. Left out in browsers, and by hosts before 1.4.0.
     */
    voice?(language: string): Promise<Voice | null>;
    /** Asks again for a store that is slow, refuses or is full. Never rejects. Left out by hosts before 1.5.0. */
    retryStorage?(): Promise<void>;
    /** Offers a text to the reader as a file to open or save. */
    offerFile(name: string, type: string, text: string): Promise<void>;
};

export type DeviceCalendar = {
    /** `device`: the device's own calendar. `file`: an .ics file that the reader opens; nothing can be found in it again. */
    readonly kind: 'device' | 'file';
    /** `prompt` where nobody has asked yet; always `granted` for a file. */
    permission(): Promise<Permission>;
    requestPermission(): Promise<Permission>;
    /** Names of the calendars on the device; none for a file. */
    calendars(): Promise<string[]>;
    /** Adds events; one that stands there already, under its uid, is changed instead. */
    put(events: readonly CalendarEvent[]): Promise<PutEvents>;
    /** The event put under `uid`; null where there is none, or none that can be looked for. */
    find(uid: string): Promise<FoundEvent | null>;
    /** False where there was nothing to remove. Throws NotAvailableError for a file. */
    remove(uid: string): Promise<boolean>;
};

/** A part of the device did not do what it was asked; the message is a sentence for the reader. */
export declare class DeviceError extends Error {
    readonly part: DevicePart;
    name: string;
    constructor(part: DevicePart, message: string, options?: ErrorOptions);
}

/** It is there and allowed, and failed. `code` is the plugin's own, e.g. OS-PLUG-CLDR-0004; null where it gives none. */
export declare class DeviceFailedError extends DeviceError {
    readonly code: string | null;
    name: string;
    constructor(part: DevicePart, message: string, code: string | null, options?: ErrorOptions);
}

/** A part of the device, as a reader knows it. */
export type DevicePart = 'calendar' | 'geocoder' | 'location' | 'push' | 'splash' | 'voice';

/** The device's key/value store: secure storage, IndexedDB or localStorage. Values are JSON; null is "nothing". */
export type DeviceStore = {
    /** `secureStorage`, `indexedDB` or `localStorage` */
    readonly driver: string;
    /**
     * Null if there is no value, or if it is damaged. Rejects if the device fails to read it. Waits for a slow device.
     */
    get(key: string): Promise<unknown>;
    /** Rejects if the device refuses the write or is full. */
    set(key: string, value: unknown): Promise<void>;
    remove(key: string): Promise<void>;
    /** Keys of all stored values. */
    keys(): Promise<string[]>;
};

/** What became of records that were to be put into a calendar; `left`: no longer public, or without a day or time. */
export type Exported = PutEvents & {
    left: number;
};

/**
 * An area's first paint: its `src/first-paint.ts` puts one on the page by `globalThis.__courtFirstPaint`. Null for an address at
 * which it draws nothing.
 */
export type FirstPaint = (page: FirstPaintPage) => FirstScreen | null;

/** What a first paint may know: of the page, and of the reader what localStorage has. */
export type FirstPaintPage = {
    court: PageCourt;
    /** address without the site's sub-path */
    path: string;
    query: URLSearchParams;
    /** YYYY-MM-DD in the court's first zone */
    today: string;
    /** current time by the court's server, epoch ms; uses the clock offset that the last visit measured */
    readonly now: number;
    settings: ReaderSettings;
    rules: Omit<FilterRules, 'publicDefenderOnly'>;
    /** id in judges11 of the judge with whom the reader starts */
    judge: NonNullable<DocketFilters['judge']>[number] | null;
    /** whether a link leads anywhere here, as offeredAtom has it */
    offers: (link: string) => boolean;
};

/** A screen as it is drawn before any framework runs. */
export type FirstScreen = {
    /** of the window */
    title: string;
    /** the database paths it is drawn from, the one that it cannot do without first; none: the shell is all it can draw */
    reads: readonly string[];
    /**
     * In place of `reads`, for a screen that is drawn from some children of a path, by their keys: a host from before contract 1.3
     * reads none of them, and draws the shell alone.
     */
    queries?: readonly {
        path: string;
        keys?: KeyQuery;
    }[];
    /**
     * The children of the page's main element, made of what has been read of `reads`, or of `queries`; undefined stands for what has not come.
     * Called again whenever more has been read; `isWhole`: not the first screen alone, for a page that nothing else will draw.
     */
    draw: (read: readonly unknown[], isWhole: boolean) => readonly Node[];
};

/** An event of ours as it stands in the device's calendar; times are epoch ms. */
export type FoundEvent = {
    title: string;
    start: number;
    end: number;
    calendar: string | null;
    /** all of its text, with our mark; absent if the calendar does not give it */
    notes?: string;
};

/** Something with a name at a position. */
export type GeocodedPlace = Position & {
    /** address in one line, or an office's name */
    name: string;
    /** as the device names it, e.g. 'Bexar County'; null where it does not */
    county: string | null;
    /** id in offices11 where the place is an office of the court */
    office: string | null;
};

export type Geocoder = {
    /** `address`: addresses can be looked up, and positions get one. `office`: positions get the court's nearest office. */
    readonly kind: 'address' | 'office';
    /** Where `address` lies; null where nothing is found or addresses cannot be looked up. */
    forward(address: string): Promise<GeocodedPlace | null>;
    /** What lies at a position, by `kind`; null where nothing is found. */
    reverse(at: Position): Promise<GeocodedPlace | null>;
    /** Where the reader is. Asks; throws PermissionDeniedError, NotAvailableError, DeviceFailedError. */
    here(): Promise<Position>;
};

/** A child of a path as the device remembers it. `asOf`: epoch ms at which the value was last known to be true. */
export type KeptChild = {
    name: string;
    json: unknown;
    asOf: number;
};

/** What each list remembers of what stands on it. */
export type Known = {
    hearings: DocketRow;
    meetings: DocketRow;
    cases: KnownCase;
    debtors: KnownDebtor;
};

/** What is remembered of a followed case: as the court prints it, '' for what is not known. */
export type KnownCase = {
    number: string;
    title: string;
    caseType: string;
    chapter: string;
};

/** What is remembered of a followed debtor. */
export type KnownDebtor = {
    name: string;
    caseNumber: string;
    title: string;
};

/** Where each of a reader's lists stands. */
export declare const LIST_LINKS: Readonly<Record<ListName, string>>;

export declare const LIST_NAMES: ["hearings", "cases", "debtors", "meetings"];

/** React Router's link, with a page transition where it leads to another page. */
export declare const Link: (props: LinkProps & RefAttributes<HTMLAnchorElement>) => React.JSX.Element;

/** One thing a reader does to a list, or the court to what stands on it. */
export type ListChange<Name extends ListName = ListName> = {
    list: Name;
    id: string;
} & ({
    what: 'put';
    at: number;
    last: Known[Name] | null;
} | {
    what: 'taken';
} | {
    what: 'note';
    note: string;
    at: number;
} | {
    what: 'merge';
    item: ListItem<Name>;
} | {
    what: 'seen';
    last: Known[Name] | null;
});

/** Something a reader keeps on a list. */
export type ListItem<Name extends ListName = ListName> = {
    /** a record's id, a case's key in `…CaseNumbers11`, or a debtor's `<caseKey>~<n>` */
    id: string;
    /** epoch ms */
    starredAt: number;
    /** the reader's own words; '' for none */
    note: string;
    /** when they were written, epoch ms; absent where they never were */
    notedAt?: number;
    /** as it was when it was last seen; null where that is not known, or may be known no longer */
    last: Known[Name] | null;
};

export type ListName = keyof Known;

/** What was published of what stands on the reader's lists. */
export type ListNewsRead = {
    news: ListNews;
    /** true where more was published than is read */
    more: boolean;
    /** epoch ms up to which all that was published is there; null while that is not known */
    until: number | null;
};

/** A reader's lists in one court, by id, in the order in which things were put on them. */
export type Lists = {
    readonly [Name in ListName]: ReadonlyMap<string, ListItem<Name>>;
};

/** The part of the shared Firebase handle that areas use. Made by the host, the only owner of a socket. */
export type LiveDatabase = {
    /**
     * Calls `onValue` with the JSON value of `path`, or of its children in `range` (null where there is nothing), now and
     * after each change.
     */
    watch(path: string, onValue: (value: unknown) => void, onError: (error: Error) => void, range?: KeyRange): StopWatching;
    /**
     * Calls `listener` now and after each change. `connected` is true if the database is connected and sent something
     * within the last 45 s. If it is false, `link` gives details; handles of older hosts leave it out.
     */
    watchConnected(listener: (connected: boolean, link?: DatabaseLink) => void): StopWatching;
};

/** Loads what puts records into the reader's calendar, when it is first asked for. */
export type LoadExport = () => Promise<{
    exportRecordsAtom: WritableAtom<null, [records: readonly RecordId[]], Promise<Exported>>;
}>;

/** So many things on one list; five thousand are what a reader can be served with well. */
export declare const MOST_ON_LIST = 20000;

/** So many of what was looked at are remembered in a court. */
export declare const MOST_RECENTLY_VIEWED = 24;

export type MapFrameConfig = {
    courts: MapFrameCourt[];
};

/** What the document that Google's map stands in is told of each court with a key: its data block `map-frame`. */
export type MapFrameCourt = Pick<PageCourt, 'code' | 'mapsKey' | 'offices'>;

/** A text by language, as BCP 47 names it; US English is always there. */
type LocalText = {
    'en-US': string;
    [language: string]: string;
};
/** `hint`: what its tile says below the label; `mark`: what the host counts beside it. */
export type MenuItem = {
    path: string;
    label: LocalText;
    hint?: LocalText;
    mark?: 'lists';
};

export declare const NOTHING_READ: {
    readonly value: undefined;
    readonly asOf: null;
    readonly polling: false;
    readonly live: false;
    readonly connected: null;
    readonly failed: false;
};

export declare const NO_LISTS: Lists;

/** React Router's link that knows when it is the present one, with a page transition as `Link` has it. */
export declare const NavLink: (props: NavLinkProps & RefAttributes<HTMLAnchorElement>) => React.JSX.Element;

/** The device, the browser or the court has no such thing. */
export declare class NotAvailableError extends DeviceError {
    name: string;
}

/** A change of a hearing or 341 meeting. */
export type OneNews = {
    kind: CalendarKind;
    change: CalendarChange;
};

export { Outlet } from 'react-router-dom';

/** The data block `<script type="application/json" id="page-config">` that the release tool writes into every page. */
export type PageConfig = {
    /** a desktop site is one court; a device's pages hold all, and the reader chooses */
    build: 'desktop' | 'device';
    /** false under `npm run dev`, where remotes come from their dev servers and carry no integrity */
    production: boolean;
    courts: [PageCourt, ...PageCourt[]];
    /** the registry that the page is of, and of it the areas whose releases the page holds: on the desktop its own */
    registry: Pick<Registry, 'site' | 'generatedAt'> & {
        areas: Record<Area, {
            current: Release;
            previous: Release | null;
        }>;
    };
    /**
     * The other released areas, whose releases stand in `registry.json`: the paths they answer and, where a court of the page
     * has enabled it, its phrase and its menu; its port where overrides are allowed.
     */
    areas: Record<Area, {
        paths: string[];
        phrase?: MenuItem['label'];
        menu?: MenuItem[];
        port?: number;
    }>;
    /** public keys, one or two, whose signature makes a fetched registry good; none: the page's own is all there is */
    keys: string[];
    /** whether an area may come from a developer's machine: `?remote.mfe-search=http://localhost:4102/…` */
    overrides?: true;
};

/** What a page is told about a court: its configuration without what only the publisher needs. */
export type PageCourt = Pick<CourtConfig, 'code' | 'displayName' | 'shortName' | 'sample' | 'client' | 'pushAppId' | 'specs' | 'modules' | 'timeZones' | 'onlyShowPubDef' | 'showAttyNameUppercase' | 'extCaseNum' | 'extCaseNumLoc' | 'officialSite' | 'staleAfterMinutes' | 'meetingHosts' | 'stores' | 'reportsTo' | 'mapsKey'> & {
    /**
     * its offices by their ids in `offices11`: the zone of every time must be known before the first row is shown, and
     * where they lie without asking anyone
     */
    offices: Readonly<Record<string, Pick<Office, 'name' | 'timeZone' | 'lat' | 'lng'>>>;
    /** its own names of data paths; absent where it has none */
    paths?: PathNames;
};

/** What is known of a path, as JSON; written to, it tries again, or (`ahead`) is read once before somebody looks. */
export type PathAtom = WritableAtom<Reading<unknown>, ['ahead'?], void>;

/** Whether the reader lets the app use a part of the device; `prompt` means that using it will ask. */
export type Permission = 'granted' | 'denied' | 'prompt';

/** The reader, or the device's settings, do not let the app use it. */
export declare class PermissionDeniedError extends DeviceError {
    name: string;
}

/** Degrees, WGS 84. */
export type Position = {
    lat: number;
    lng: number;
};

/** A file a page asks for before any script has run. */
export type PreloadFile = {
    file: string;
    integrity: string | null;
    as: 'script' | 'style';
    /** the composed pages that want it; absent: every page of the area */
    pages?: string[];
    /** of a style sheet: id of its chunk, by which the release's own runtime knows it on a page */
    chunk?: string | number;
};

export type Push = {
    permission(): Promise<Permission>;
    /** Asks the reader where need be. Throws PermissionDeniedError, NotAvailableError, DeviceFailedError. */
    register(): Promise<PushRegistration>;
    unregister(): Promise<void>;
};

/**
 * The JSON of a URL. `asOf`: epoch ms at which it was last known to be true. `isKept`: the JSON is the copy on the
 * device, because the read failed or has no answer yet.
 */
export type ReadOrRecalled = {
    json: unknown;
    asOf: number;
    isKept: boolean;
    /** the court's answer that has not arrived yet; rejects as readJson does */
    answer?: Promise<ReadOrRecalled>;
};

/** Display flags and the further app settings (specification §3) as they are in force. */
export type ReaderSettings = {
    displaystrickenhearing: YesNo;
    displayterminatedhearing: YesNo;
    displaysatisfiedhearing: YesNo;
    /** lists like 'ap,bk,mp' and '7,11' */
    displaycasetypehearing: string;
    displaychaptershearing: string;
    /** '0' compact rows; anything else leaves room to write */
    showExtraWhiteSpace: string;
    showIPCEventTime: YesNo;
    showJudFilterAsDropdown: YesNo;
    showTrustFilterAsDropdown: YesNo;
    showAttyNameUppercase: YesNo;
    /** whether the extended case number is shown, and where: `before` or `after` the short one */
    extCaseNum: YesNo;
    extCaseNumLoc: 'before' | 'after';
    /** whether ←, → and t move through the calendar (WCAG 2.1.4: single keys can be turned off) */
    shortcutKeys: YesNo;
    /** how the theme is worn: `device` follows what the device asks for, in brightness and in contrast */
    dressing: 'device' | 'light' | 'dark';
};

/** What is known of one database path. */
export type Reading<T> = {
    /** undefined until something has been read */
    value: T | undefined;
    status: ReadingStatus;
    /** epoch ms at which `value` was last known to be true; null before the first read */
    asOf: number | null;
    /** true while there is no live connection and the path is read again every 30 seconds */
    polling: boolean;
};

/**
 * `loading` nothing yet · `cached` read before or over HTTP · `live` kept true by the live connection ·
 * `offline` shown as it was at `asOf` · `failed` nothing to show.
 */
export type ReadingStatus = 'loading' | 'cached' | 'live' | 'offline' | 'failed';

/**
 * An attorney, a case or a debtor whose page was looked at: key in the database, name or number, and what was typed where a
 * search led there.
 */
export type RecentlyViewed = {
    field: SearchField;
    id: string;
    title: string;
    typed?: string;
};

/** A hearing or 341 meeting, by the calendar it stands in. */
export type RecordId = {
    kind: CalendarKind;
    id: string;
};

/**
 * `format`: 2; absent in registries of older versions. `site`: the random id of the site it is of, absent in registries of
 * older versions and under `npm run dev`. `generatedAt`: ms epoch UTC, later in every registry of a site than in the one
 * before it.
 */
export type Registry = {
    format?: number;
    site?: string;
    generatedAt: number;
    areas: Record<Area, RegistryArea>;
};

/**
 * An area in the registry: who runs what. `current` first; `previous` is what it falls back to; `earlier`: up to three from
 * before it, the latest first, each with the sha384 of its `release.json`, from which it can be made the current one again.
 */
export type RegistryArea = {
    current: Release;
    previous: Release | null;
    earlier?: {
        version: string;
        releasedAt: number;
        record: string;
    }[];
};

/** A text by language, as BCP 47 names it; US English is always there. */
type LocalText = {
    'en-US': string;
    [language: string]: string;
};
/**
 * One released build of a remote, as the release tool records it. What the area says of itself (its `remote.json`) goes with
 * the release, and comes back with it.
 */
export type Release = {
    version: string;
    /** when it was last made the current one, ms epoch UTC; 0 on pages of `npm run dev` */
    releasedAt: number;
    /** entry file, the site's sub-path included: `/mfe-calendar/1.0.0-1a2b3c4d/remoteEntry.ab12.js` */
    entry: string;
    /** sha384 of the entry; `null` only on pages of `npm run dev` */
    integrity: string | null;
    /** container name of this release alone: `mfe_calendar_1_0_0_1a2b3c4d` */
    container: string;
    /** contract number the remote was built for */
    contract: number;
    /** shared modules it consumes, with the versions it accepts */
    needs: Record<string, string>;
    /** names it imports from the contract at run time, sorted; absent in older releases and in areas of other repositories */
    uses?: string[];
    /** files the area's first screen wants, in order; the entry is among them */
    preload: PreloadFile[];
    /** files of the area's document apart from the page, if it has one (its src/frame.tsx), in order */
    frame?: PreloadFile[];
    /** what draws the first screen of some of its pages before any framework runs, if it has that (its src/first-paint.ts) */
    firstPaint?: {
        file: string;
        integrity: string;
    };
    /** those that its routes name (its src/first-paint-<name>.ts) */
    firstPaints?: Record<string, {
        file: string;
        integrity: string;
    }>;
    routes: AreaRoute[];
    menu: MenuItem[];
    /** what it is called: by itself ("Search"), and in a sentence ("the search") */
    names: {
        title: LocalText;
        phrase: LocalText;
    };
    /** of its development server, on a developer's own machine */
    port: number;
};

/** What a remote's one exposed file, `./remote`, exports: its routes as data, which the host puts into its router. */
export type RemoteModule = {
    /**
     * children of the area's layout; paths are absolute addresses of the specification, without the leading slash. `lazy`
     * is a function: React Router loses the failure of an object's parts
     */
    routes: RouteObject[];
};

/** By what people search; the words of the addresses. */
export declare const SEARCH_FIELDS: readonly ['attorney', 'casenumber', 'debtor'];

/** What each key of the device's store may hold; `lists/<court>` has its schema in state/lists/stored-lists. */
export declare const STORED_SCHEMAS: {
    [Key in DeviceKey]: Schema<unknown>;
};

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** `registry.json`: a registry's exact text, its ECDSA P-256 signature (r and s, base64) and the public key it names. */
export type SignedRegistry = {
    key: string;
    signature: string;
    payload: string;
};

export type Splash = {
    /** Covers the page for two seconds; resolves once it stands, and it hides by itself. */
    show(): Promise<void>;
    hide(): Promise<void>;
};

/**
 * `slow`: the device has not answered yet and is still waited for. `full`: it has no room. `refused`: the browser lets this page
 * store nothing. `failed`: the storage could not be used for another reason.
 */
export type StorageProblem = 'slow' | 'full' | 'refused' | 'failed';

/** `session`: storage is refused or full, so changes are lost at the end of this session. */
export type StorageStatus = 'starting' | 'device' | 'session';

/** A voice of the device itself: what it says is made into sound on the device, and sent nowhere. */
export type Voice = {
    /** Says the sentences one after the other; resolves when all are said, or when it was stopped. Throws DeviceFailedError. */
    speak(sentences: readonly string[]): Promise<void>;
    stop(): Promise<void>;
};

/** Address of the list of all hearings from a day on. */
export declare function agendaLink({ date, filters }?: Omit<CalendarLink, 'view'>): string;

/** Tells those who listen to the page, when they are done with what they hear. One place of the page serves all. */
export declare function announce(sentence: string): void;

/** False while the device has not said yet what stands on the lists; true where there is no device to say it. */
export declare const areListsKnownAtom: import("jotai").Atom<boolean>;

/** True if the device failed to read the lists, so their entries are unknown. A write reads the lists again. */
export declare const areListsUnreadableAtom: import("jotai").WritableAtom<boolean, [], Promise<void>>;

/** Every area that the site has or the court offers, as it stands on this page; empty where there is no host. */
export declare const areasAtom: import("jotai").Atom<readonly AreaReport[]>;

/**
 * Stores `damaged` before the caller overwrites it. If the reader left before the overwrite, the next visit finds the
 * same value: it is stored only once. Rejects if the device refuses the write.
 */
export declare function backUpCorrupt(store: DeviceStore, key: string, damaged: unknown): Promise<void>;

/** Address of the calendar. */
export declare function calendarLink(link?: CalendarLink): string;

/** Changes the lists in the chosen court; see changeListsOfAtom. */
export declare const changeListsAtom: import("jotai").WritableAtom<null, [changes: readonly ListChange[]], Promise<void>>;

/** Changes a court's lists at once, and on the device; resolves once the device has answered. */
export declare const changeListsOfAtom: import("jotai").WritableAtom<null, [court: string, changes: readonly ListChange[]], Promise<void>>;

/** Changes settings of the reader; undefined goes back to the court's. */
export declare const changeReaderSettingsAtom: import("jotai").WritableAtom<null, [changes: ReaderChanges], undefined>;

/** Written by the host's startup and the courts page, and by nothing else. */
export declare const chooseCourtAtom: import("jotai").WritableAtom<null, [court: PageCourt], void>;

/** What has been chosen in this session or read from the device, by key. */
export declare const chosenValuesAtom: import("jotai").Atom<Readonly<Record<string, unknown>>>;

/**
 * Ms that the clock of the court's server is ahead of the device's; until the server has said its time, as of the last visit, and
 * null if there was none.
 */
export declare const clockOffsetAtom: import("jotai").Atom<number | null>;

/** The theme's name; the whole page wears it. Until the device's store has been read, the one the page came up in. */
export declare const colorThemeAtom: import("jotai").WritableAtom<"crimson" | "daisy" | "default" | "highcontrast" | "jungle" | "lavender" | "ocean" | "sky" | "sunshine" | "winter", [theme: "crimson" | "daisy" | "default" | "highcontrast" | "jungle" | "lavender" | "ocean" | "sky" | "sunshine" | "winter"], undefined>;

/** The shared live database; null until the host has loaded it, after the first paint. */
export declare const connectionAtom: import("jotai").Atom<LiveDatabase | null>;

/**
 * The store's key for damaged values of `key`, the newest last. They remain until the reader deletes all data on the
 * device.
 */
export declare const corruptBackupKey: (key: string) => string;

/** The court whose calendar every area shows; null until startup has chosen one. */
export declare const courtAtom: import("jotai").Atom<PageCourt | null>;

export declare const courtDescriptionAtom: import("jotai").WritableAtom<string | null, [value: string | null], undefined>;

/** Code and display name of the court chosen on a device; null where none is. */
export declare const courtNameAtom: import("jotai").WritableAtom<string | null, [value: string | null], undefined>;

/** The device's calendar, geocoder, push notifications and splash screen; null until the host has given it. */
export declare const deviceAtom: import("jotai").Atom<Device | null>;

/** Null until the host has opened it, and while none can be opened. */
export declare const deviceStoreAtom: import("jotai").Atom<DeviceStore | null>;

type DialIn = {
    phone?: string | null;
    meetingId?: string | null;
    accessCode?: string | null;
    passcode?: string | null;
};
/**
 * A telephone link that dials the number, then the meeting's id or access code, then the passcode. Dials only the
 * number if it cannot enter one of them. Null if the number is not American. For a line as a court prints it, use
 * `dialLinks` of `@court/records`.
 */
export declare function dialLink({ phone, meetingId, accessCode, passcode }: DialIn): string | null;

/** The reader's settings as rules of filtering. Whether only public defenders' hearings are listed, the data decide. */
export declare const filterRulesAtom: import("jotai").Atom<Omit<FilterRules, "publicDefenderOnly">>;

/** The reader's settings as rules of filtering; `anyway`: what of the hidden is shown all the same. */
export declare function filterRulesOf(settings: ReaderSettings, anyway: readonly HiddenAs[]): Omit<FilterRules, 'publicDefenderOnly'>;

/** Codes of all courts of which this session or the device has lists, the chosen one first. What the device does not name is left out. */
export declare const findListCourtsAtom: import("jotai").WritableAtom<null, [], Promise<string[]>>;

/** What `schema` makes of `json`, and whether that is all of it. */
export declare function fitOf<Value>(schema: Schema<Value>, json: unknown): {
    value: Value;
    whole: boolean;
};

/** Takes everything off the lists of every court, in every tab. What the device does not name stays there. */
export declare const forgetAllListsAtom: import("jotai").WritableAtom<null, [], Promise<void>>;

/** Deletes the stored copies of URLs for which `isForgotten` is true, except values that are live. Never rejects. */
export declare function forgetKept(isForgotten: (url: string) => boolean): Promise<void>;

/** Drops the values of all paths without subscribers from this page's memory. */
export declare const forgetUnwatchedPathsAtom: WritableAtom<null, [], void>;

/** `lastUpdated11` of the chosen court: always watched while a screen is open. */
export declare const freshnessAtom: import("jotai").Atom<Freshness>;

/** Values that hold until the device has been read. */
export declare const guessStoredAtom: import("jotai").WritableAtom<null, [values: Readonly<Record<string, unknown>>], void>;

/** True once something that the device kept did not fit what the page expects, and was set aside. */
export declare const hasCorruptBackupAtom: import("jotai").Atom<boolean>;

/** Address of one hearing. */
export declare function hearingLink(id: string): string;

/** Whether a text is a court's code as courts' files are named; `constructor` would find what every object inherits. */
export declare const isCourtCode: (text: string) => boolean;

/** Whether the query of such an address asks for the list. */
export declare const isMeetingList: (query: URLSearchParams) => boolean;

/** Whether a screen shows the storage problem itself. */
export declare const isStorageProblemShownAtom: import("jotai").Atom<boolean>;

/** The judge with whom the calendar of the chosen court starts: name and id in judges11; null for all, or without a court. */
export declare const judgeAtom: import("jotai").WritableAtom<string | null, [value: string | null], undefined>;

export declare const judgeidAtom: import("jotai").WritableAtom<string | null, [value: string | null], undefined>;

/** `judges11` of the chosen court. */
export declare const judgesAtom: import("jotai").Atom<Reference<Judge>>;

/** What reads and writes the lists on the device: one file for all who need it, after the first screen. */
export declare const keepingLists: () => Promise<typeof import("./keep-lists")>;

/**
 * The children of `path` in `court`'s database that were read one by one and that the device remembers. Never
 * rejects.
 */
export declare function keptChildren(court: PageCourt, path: string): Promise<KeptChild[]>;

/** Id of the starred hearing that was looked at last; null where none was. */
export declare const lastListedAtom: import("jotai").WritableAtom<string | null, [id: string], void>;

/** Address of a starred hearing or 341 meeting with the reader's note. */
export declare function listItemLink(list: 'hearings' | 'meetings', id: string): string;

/** For the files of this folder: the lists by court code, as this session knows them. */
export declare const listMemoryAtom: import("jotai").PrimitiveAtom<Readonly<Record<string, Lists>>> & {
    init: Readonly<Record<string, Lists>>;
};

export declare const listNewsAtom: import("jotai").Atom<ListNewsRead>;

/**
 * The reader's lists in the chosen court, kept on the device under `lists/<court>`, the same in every tab. Where nothing
 * can be kept they last as long as the session.
 */
export declare const listsAtom: import("jotai").Atom<import("./lists").Lists>;

/** What the reader has seen of the changes on the lists in the chosen court. */
export declare const listsSeenAtom: import("jotai").Atom<Partial<Record<keyof import("..").Known, number>>>;

/** `office` is an id in `offices11`; `room` a courtroom's name, or a place as printed where no courtroom is known by it. */
type LocationsLink = {
    office?: string | null | undefined;
    room?: string | null | undefined;
};
/** Address of the court's offices, opened at one of them, and at a room of it. */
export declare function locationsLink({ office, room }?: LocationsLink): string;

/** Address of one 341 meeting. */
export declare const meetingLink: (id: string) => string;

/** Address of the list of all 341 meetings from a day on. */
export declare function meetingListLink(link: Omit<CalendarLink, 'view'>): string;

/** Address of the 341 meetings of a day or a week. */
export declare function meetingsLink(link?: CalendarLink): string;

/**
 * Merges an entry from a backup or another device (`other`) into the same entry on this device (`here`). Keeps
 * `here`, and takes the note of `other` only if `here` has no note.
 */
export declare function mergeListItem<Name extends ListName>(here: ListItem<Name>, other: ListItem<Name>): ListItem<Name>;

/** Which event of the device's calendar stands for which of ours: uid → the calendar's id. */
export declare const nativeEventsSchema: Schema<Readonly<Record<string, string>>>;

type OnList = {
    list: ListName;
    id: string;
};
/** The reader's own words about something on a list; '' for none. */
export declare const noteAtom: import("jotai").WritableAtom<null, [item: OnList & {
    note: string;
}], Promise<void>>;

/**
 * The moment by the court's server, epoch ms, to 15 s; by the device's clock until the server has said its time.
 * Everything that a page says about before and after goes by it.
 */
export declare const nowAtom: import("jotai").Atom<number>;

/**
 * Tells of a link whether it leads anywhere here: to the host, or into an area that the chosen court has enabled and that
 * has been released. Others are not shown. Where there is no host to say which area answers what, every link is.
 */
export declare const offeredAtom: import("jotai").Atom<(link: string) => boolean>;

/** `offices11` of the chosen court; until it has been read, what the page itself knows of the court's offices. */
export declare const officesAtom: import("jotai").Atom<Reference<Office>>;

/** Only hearings with a public defender are of interest here. */
export declare const onlyShowPubDefAtom: import("jotai").Atom<"N" | "Y">;

/**
 * `path`, or its children in `range`, in the chosen court's database: raw JSON, followed while somebody looks. The same atom
 * for the same path, and so one listener however many areas read it; what was read stays when nobody looks, for the 64 paths
 * that were asked for last.
 */
export declare function pathAtom(path: string, range?: KeyRange): PathAtom;

/** The build this page belongs to (specification §3, platformType). */
export declare const platformTypeAtom: import("jotai").Atom<"desktop" | "device">;

/** What the query of a calendar address asks for. A date that is no day of the calendar is left out. */
export declare function readCalendarLink(query: URLSearchParams): CalendarLink;

/**
 * Reads the JSON at `url` without a timeout (see `slowReads`), and retries once after a network failure. Uses the
 * page's early read of the same URL if there is one. Throws ReadError, or the reason of `signal` if it aborts.
 */
export declare function readJson(url: string, signal: AbortSignal): Promise<unknown>;

/**
 * Reads `url` with readJson and stores the JSON on the device. If the read fails, or has no answer after 8 seconds,
 * returns the device's copy, in the second case with the late answer as `answer`. Throws readJson's error if the device
 * has no copy.
 */
export declare function readOrRecall(url: string, signal: AbortSignal): Promise<ReadOrRecalled>;

/**
 * Offices, judges or trustees as the database or the device keeps them: those that have a name. An office without a time
 * zone that exists has the zone ''.
 */
export declare function readReference<T>(json: unknown): Record<string, T>;

/** What stands in the field of a search at this address. */
export declare function readSearchLink(query: URLSearchParams): string;

/** Of the stored changes, the fields that can be used. */
export declare const readerSchema: Schema<ReaderChanges>;

/** The reader's own settings, which start from the court's. */
export declare const readerSettingsAtom: import("jotai").Atom<ReaderSettings>;

/** What of a court's configuration settles how its dockets are shown. */
type SettingCourt = Pick<PageCourt, 'specs' | 'onlyShowPubDef' | 'showAttyNameUppercase' | 'extCaseNum' | 'extCaseNumLoc'>;
/** The settings in force: the reader's changes over the court's. onlyShowPubDef overrides the three status toggles. */
export declare function readerSettingsOf(court: SettingCourt | null, changes: ReaderChanges): ReaderSettings;

/** What screens are told. */
export declare function readingOf<T>(memory: ReadingMemory<T>): Reading<T>;

/** What was looked at, and in the same form the attorneys whom the reader follows; the latest first. */
export declare const recentlyViewedSchema: Schema<Record<string, RecentlyViewed[]>>;

/**
 * Remembers on the device, for the next visit, that changes of `court` have been seen up to `at` (epoch ms). A first
 * visit shows no changes, so that only where it began is remembered.
 */
export declare const rememberSeenAtom: import("jotai").WritableAtom<null, [{
    court: string;
    kind: CalendarKind;
    at: number;
    first: boolean;
}], Promise<void>>;

export declare const reportCorruptBackupAtom: import("jotai").WritableAtom<null, [], void>;

/** Set to true by the host while the device takes long to answer a storage request. Areas never write it. */
export declare const reportSlowStorageAtom: import("jotai").WritableAtom<null, [isSlow: boolean], void>;

/** Writes once more what the device has refused: settings, and lists of every court. Never rejects. */
export declare const retryStorageAtom: import("jotai").WritableAtom<null, [], Promise<void>>;

/**
 * The address of an online meeting, for a link: only https, and only on a host that the court's configuration names.
 * Null for everything else, which is shown as text.
 */
export declare function safeMeetingUrl(text: string, meetingHosts: readonly string[]): string | null;

/** Address of everything dated for an attorney, a case or a debtor; `key` is its key in the database. */
export declare function searchDetailLink(kind: CalendarKind, field: SearchField, key: string): string;

/** Address of a search; `text` is what stands in its field. */
export declare function searchLink(kind: CalendarKind, field: SearchField, text?: string): string;

/** The reader has looked at a list, with all changes up to `until` (epoch ms). */
export declare const seeListAtom: import("jotai").WritableAtom<null, [{
    list: ListName;
    until: number;
}], void>;

/** Something with what is known of it; null for nothing. */
type Seen = {
    [Name in ListName]: {
        list: Name;
        id: string;
        last: Known[Name] | null;
    };
}[ListName];
/**
 * What stands on a list has been seen as `last`; null deletes what was known, as where the court has withdrawn it from
 * public view. Nothing is written where that was known.
 */
export declare const seenAtom: import("jotai").WritableAtom<null, [item: Seen], Promise<void>>;

/**
 * What the reader had seen when this visit began. Stays for the whole visit, so that a list of changes does not empty
 * while it is read; null before the device has been read.
 */
export declare const seenBeforeAtom: import("jotai").Atom<Record<string, Partial<Record<CalendarKind, number>>> | null>;

/** Epoch ms on the clock of the court's server; until the server has said its time, by what it said at the last visit. */
export declare const serverNow: () => number;

/** Written by the host's loader alone. */
export declare const setAreasAtom: import("jotai").WritableAtom<null, [areas: readonly AreaReport[]], void>;

/** Written by the host's startup alone. */
export declare const setCachedThemeAtom: import("jotai").WritableAtom<null, [theme: "crimson" | "daisy" | "default" | "highcontrast" | "jungle" | "lavender" | "ocean" | "sky" | "sunshine" | "winter"], void>;

/** Written by the host alone. Cached for the next visit. */
export declare const setClockOffsetAtom: import("jotai").WritableAtom<null, [ms: number | null], void>;

/** Only the host writes it. */
export declare const setConnectionAtom: WritableAtom<null, [database: LiveDatabase | null], void>;

/** Written by the host's startup alone. */
export declare const setDeviceAtom: import("jotai").WritableAtom<null, [device: Device], void>;

/** Written by the host's startup alone. `store` is null if none could be opened, and `reason` is then the error. */
export declare const setDeviceStoreAtom: import("jotai").WritableAtom<null, [store: DeviceStore | null, reason?: unknown], void>;

/** Written by the host's startup alone. */
export declare const setPlatformTypeAtom: import("jotai").WritableAtom<null, [build: "desktop" | "device"], void>;

/** Shows what a toggle hides, or hides it again. */
export declare const showAnywayAtom: import("jotai").WritableAtom<null, [as: "satisfied" | "stricken" | "terminated"], void>;

/** What of the hidden is shown for as long as this page is open, whatever the settings say. */
export declare const shownAnywayAtom: import("jotai").Atom<readonly ("satisfied" | "stricken" | "terminated")[]>;

/** Like storageProblemAtom, for a screen that shows the problem. While such a screen reads it, the host's notice leaves it out. */
export declare const shownStorageProblemAtom: import("jotai").WritableAtom<StorageProblem | null, [by: -1 | 1], void>;

/**
 * Reads without an answer after 8 seconds. `retry` sends them again and does not cancel the pending requests. The first
 * answer of either is used.
 */
export declare const slowReads: {
    count: () => number;
    retry: () => void;
    watch: (watcher: () => void) => () => undefined;
};

/** Something with what is known of it; null for nothing. */
type Seen = {
    [Name in ListName]: {
        list: Name;
        id: string;
        last: Known[Name] | null;
    };
}[ListName];
/** Puts a hearing or meeting on its list, or follows a case or debtor; one that is there stays as it is. */
export declare const starAtom: import("jotai").WritableAtom<null, [item: Seen], Promise<void>>;

/** The reason why the device stores nothing, or has not answered yet. Null while storage works. */
export declare const storageProblemAtom: import("jotai").Atom<StorageProblem | null>;

export declare const storageStatusAtom: import("jotai").Atom<StorageStatus>;

/** A write failed with `reason`: memory keeps the value, and the host says once that the device does not. */
export declare const storeFailedAtom: import("jotai").WritableAtom<null, [reason: unknown], void>;

/** Keeps a value for the session, and on the device where that is possible; null removes it. */
export declare const storeValueAtom: import("jotai").WritableAtom<null, [key: string, value: unknown], Promise<void>>;

/**
 * One setting kept under `key`, which no host has to know and which has no `/` in it; `schema` makes sense of whatever lies
 * there, also of nothing and of what is damaged.
 */
export declare function storedSetting<Value>(key: string, schema: Schema<Value>): import("jotai").WritableAtom<Value, [value: Value], undefined>;

/** What the settings are, by key: the truth for this session; before the device has answered, a guess where there is one. */
export declare const storedValuesAtom: import("jotai").Atom<{
    [x: string]: unknown;
}>;

/** Values read from the device; what has been chosen meanwhile stays. */
export declare const takeStoredAtom: import("jotai").WritableAtom<null, [read: Readonly<Record<string, unknown>>], void>;

/** Today in the court's first zone, YYYY-MM-DD; turns at midnight there. In UTC while no court is chosen. */
export declare const todayAtom: import("jotai").Atom<string>;

/** `trustees11` of the chosen court. */
export declare const trusteesAtom: import("jotai").Atom<Reference<Trustee>>;

/** How many changes the reader has not seen yet on the lists, in all and on each. */
export declare const unseenAtom: import("jotai").Atom<Record<"all" | keyof import("..").Known, number>>;

type OnList = {
    list: ListName;
    id: string;
};
/** Takes it off its list, and the reader's note with it. */
export declare const unstarAtom: import("jotai").WritableAtom<null, [item: OnList], Promise<void>>;

/**
 * Whether something stands on a list; only who asks for what has changed renders again. A thousand rows that each had an
 * atom of their own would have them all worked out anew at every star.
 */
export declare function useIsListed(list: ListName, id: string): boolean;

export { useLoaderData } from 'react-router-dom';

export { useLocation } from 'react-router-dom';

export { useNavigate } from 'react-router-dom';

export { useParams } from 'react-router-dom';

export { useRouteError } from 'react-router-dom';

export { useSearchParams } from 'react-router-dom';
