import { isTheme, type ThemeName, type YesNo } from '@court/records';
import { type Schema, textSchema } from './schema';

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

/** What the reader has changed; a field that is absent follows the court. */
export type ReaderChanges = { [Field in keyof ReaderSettings]?: ReaderSettings[Field] | undefined };

const isYesNo = (value: unknown) => value === 'Y' || value === 'N';
/** Longer than any list of chapters or types. */
const isText = (value: unknown) => typeof value === 'string' && value.length < 200;
const READABLE: { [Field in keyof ReaderSettings]: (value: unknown) => boolean } = {
  displaystrickenhearing: isYesNo,
  displayterminatedhearing: isYesNo,
  displaysatisfiedhearing: isYesNo,
  displaycasetypehearing: isText,
  displaychaptershearing: isText,
  showExtraWhiteSpace: isText,
  showIPCEventTime: isYesNo,
  showJudFilterAsDropdown: isYesNo,
  showTrustFilterAsDropdown: isYesNo,
  showAttyNameUppercase: isYesNo,
  extCaseNum: isYesNo,
  extCaseNumLoc: (value) => value === 'before' || value === 'after',
  shortcutKeys: isYesNo,
  dressing: (value) => value === 'device' || value === 'light' || value === 'dark',
};

/** Of the stored changes, the fields that can be used. */
export const readerSchema: Schema<ReaderChanges> = (json, misfit) => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    if (json !== null && json !== undefined) misfit?.();
    return {};
  }
  const usable = Object.entries(READABLE).flatMap(([field, isReadable]) => {
    const value: unknown = Reflect.get(json, field);
    if (isReadable(value)) return [[field, value]];
    if (value !== null && value !== undefined) misfit?.();
    return [];
  });
  return Object.fromEntries(usable);
};

/** A theme's name; `default` for one that nobody knows. */
export const themeSchema: Schema<ThemeName> = (json, misfit) => {
  if (isTheme(json)) return json;
  if (json !== null && json !== undefined) misfit?.();
  return 'default';
};

/** The name or code of a court or judge; null where there is none. */
export const nameSchema = textSchema(300);
