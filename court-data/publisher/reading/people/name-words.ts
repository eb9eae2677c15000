import { SUFFIXES } from '@court/domain';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Common given names in the United States. They are evidence that a name is a person's. */
export const GIVEN_NAMES = words(`
  aaron abigail abraham ada adam adrian agnes alan albert alejandro alex alexander alexandra alfred alice alicia allen allison
  alma alvin amanda amber amy ana andre andrea andrew angel angela angelica anita ann anna anne annette annie anthony antonio
  april arlene armando arthur ashley audrey barbara beatrice benjamin bernard bernice beth bethany betty beverly bill billy
  bob bobby bonnie bradley brandon brandy brenda brent brett brian brittany bruce bryan caleb calvin cameron carl carla
  carlos carmen carol caroline carolyn carrie catherine cathy cecilia charlene charles charlotte cheryl chester chris christian
  christina christine christopher cindy clara clarence claude claudia clifford clyde cody colleen connie corey courtney craig
  cristina crystal curtis cynthia daisy dale dana daniel danielle danny darlene darrell darren david dawn dean deanna debbie
  deborah debra delores denise dennis derek diana diane diego dolores don donald donna doris dorothy douglas duane dustin dwayne
  earl eddie edgar edith edna eduardo edward edwin eileen elaine eleanor elena elizabeth ella ellen elsie emily emma enrique
  eric erica erik erin ernest esther ethan ethel eugene eva evelyn faith felicia felix fernando florence frances francis
  francisco frank franklin fred frederick gabriel gail gary gene george gerald geraldine gilbert gina gladys glen glenn
  gloria gordon greg gregory guadalupe guillermo hannah harold harry harvey heather hector heidi helen henry herbert herman
  holly howard hugh ian ida irene isaac isabel ivan jack jackie jacob jacqueline jaime jake james jamie jane janet janice
  jared jasmine jason javier jay jean jeanette jeanne jeff jeffery jeffrey jennifer jenny jeremy jerome jerry jesse jessica
  jessie jesus jill jim jimmy jo joan joanne joe joel john johnny jon jonathan jordan jorge jose joseph joshua joyce juan
  juana juanita judith judy julia julian julie june justin karen karl katherine kathleen kathryn kathy katie kayla keith
  kelly kelsey ken kenneth kevin kim kimberly kirk kristen kristin kristina kurt kyle lance larry latoya laura lauren
  laurie lawrence leah lee lena leo leon leonard leroy leslie leticia lewis lillian linda lindsay lisa lloyd lois lonnie
  loretta lori lorraine louis louise lucille lucy luis luke luz lydia lynn mabel madison manuel marc marcia marcus margaret
  maria marian marie marilyn mario marion marjorie mark marlene marsha marshall martha martin marvin mary mateo matthew
  maureen maurice max maxine megan melanie melinda melissa melvin mercedes michael michele michelle miguel mike mildred milton
  minnie miriam mitchell molly monica morgan myra myrtle nancy naomi natalie nathan nathaniel neil nelson nicholas nicole
  nina noah norma norman olga olivia oscar pablo pamela patricia patrick patsy paul paula pauline pedro peggy penny perry
  peter phil philip phillip phyllis rachel rafael ralph ramon ramona randall randy raul ray raymond rebecca regina rene
  renee rhonda ricardo richard rick ricky rita robert roberta roberto robin rodney roger roland ron ronald ronnie rosa
  rosalie rose rosemary ross roy ruben ruby russell ruth ryan sabrina sally salvador sam samantha samuel sandra santiago
  sara sarah scott sean sergio seth shane shannon sharon shawn sheila shelby sherri sherry shirley sidney sofia sonia sophia
  stacey stacy stanley stella stephanie stephen steve steven stuart sue susan suzanne sylvia tamara tammy tanya tara taylor
  ted teresa terri terry thelma theodore theresa thomas tiffany tim timothy tina todd tom tommy toni tonya tracy travis
  troy tyler valerie vanessa vera vernon veronica vicki victor victoria vincent viola violet virginia vivian wade wallace
  walter wanda warren wayne wendy wesley willard william willie wilma xavier yolanda yvette yvonne zachary`);

/** Words in business names. A part that contains such a word may be half of a business name. */
export const BUSINESS_WORDS = words(`
  academy access acquisition acres advanced advisors aerospace affiliated africa agency air all allied alpha america american
  ames angels animal apartments appliance aquatics architects arms art arts asian assembly asset assets associated associates
  association atlantic auto automotive aviation baker bakery bank bar barbecue barber barn bath bay beach beauty bed beds beef
  beer best beyond bikes biotech black blue boat body book books booksellers border bottling boutique bowl box brand brands
  bread breakfast brewery brewing brick bridal bridge broadcasting broker brokers brothers bros brown builders building
  burger burgers cable cables communication business cab cabinets cafe california camp canyon capital car cardiology care carpet cars casino castle
  catering cattle cellars cement center centers central ceramics certified chapel charter chemical chicken child children
  china church cinema citizens city civic classic clay clean cleaners cleaning clear clinic clothing cloud club coal coast
  coastal coffee collection college commerce commercial communications community companies company components computer concepts
  concrete condominium connection construction consultants consulting container contracting contractors control cook cooling
  copper cosmetics cotton country county cove crab craft creative credit creek crown custom cycle dairy dance data daughters
  daycare deli delivery dental dentistry depot desert design designs development diesel digital diner direct discount
  distribution distributors district diversified door dream drilling drug dry eagle early east eastern eats education
  electric electrical electronics elite embroidery energy engineering enterprise enterprises entertainment environmental
  equipment equities equity estate estates events excavating excavation exchange express fabrication family farm farms fashion
  federal feed fence ferry fiber field film finance financial fine fire firearms first fish fitness fleet floor flooring
  floors florist flower flowers food foods forest foundation foundry franchise freight fresh friends frozen fruit fuel
  fund funeral furniture gallery games garage garden gardens gas general gift glass global gold golden golf grain grand
  granite graphics grass gravel green greenhouse grill grocery ground group growers guns gym hair hall hammer harbor hardware
  harvest haul hauling health healthcare heart heating heavy heights heritage high hill hills holding holdings home homes
  hope horse hospice hospital hospitality hotel house housing ice imaging import imports income independent industrial
  industries industry inn innovations institute insurance integrated interiors international investment investments investors
  iron island jewelers jewelry juice junction kitchen kitchens lab labor laboratories lake lakes land landing landscape
  landscaping laundry law lawn leasing leather legacy legal liberty life light lighting limited line lines liquor livestock
  living loan loans lodge logistics lounge lumber lunch machine machinery magazine mail main maintenance mall management
  manufacturing marble marina marine maritime market marketing markets materials math meadow meadows meat meats mechanical
  media medical medicine memorial men metal metals metro mexican mexico midwest mill mills mine mineral minerals mini
  mining ministries ministry mobile modern monthly mortgage motel motor motors mountain movers moving music nail nails
  national natural nature network networks new newspaper north northern northwest nursery nursing nut ocean office oil old
  optical orchards organic outdoor outfitters pacific packaging padre paint painting palace palm paper paradise park parking
  parks parlor partner partners partnership parts party pasta patio paving pawn peak pet petroleum pets pharmacy photo
  photography physical physicians pie pipe pipeline pizza place plains planet planning plastics plaza plumbing point pool
  pools port post power practice prairie precision premier press pretzel prime print printing pro produce production
  productions products professional professionals programs project properties property public publishing pump quality quarry
  quick racing radio rail railroad railway ranch real realty records recovery recreation recycling red redevelopment refining
  remodeling rental rentals repair research residential resort resorts resource resources restaurant restaurants retail rice
  ridge river road rock roofing royal rv safety saint sales salon salt sand savings school science seafood seasons security
  seed self senior service services sewer shack shell shine ship shipping shoe shoes shop shoppe shops shore show sign signs
  silver ski sky smoke snow social society software soil solar solutions son sons south southern southwest spa space
  specialties specialty spice spine spirits sport sporting sports spring springs square stables staffing star state states
  station stations steak steel stone storage store stores street structural studio studios style subs suites summit sun
  supermarket supplies supply support surf surgery surgical sweets swim system systems table taco tanning tap tattoo tavern
  tax taxi tea team tech technical technologies technology telecom television temple tennis terminal terrace texas textile
  textiles the theater therapy tile timber tire tires title tobacco tool tools top total tours tower towers towing town toy
  toys trading traffic trail trailer trailers training transfer transit transport transportation travel tree trenching trend
  truck trucking trucks trust turf union unit united universal university urban utilities utility vacation valley value vending
  ventures veterinary video view villa village vineyard vineyards vintage vision volunteer wagon warehouse wash waste water
  watch wealth weld welding well wellness wells west western wholesale wild wind window windows wine winery wing wings wireless
  women wood woods work works world yacht yard yoga youth zone
  alabama alaska arizona arkansas colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas
  kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma
  oregon pennsylvania tennessee utah vermont wisconsin wyoming houston dallas austin chicago boston`);

/** Words that follow "and" in a business name: Kessler and Sons Hardware. */
export const BUSINESS_AFTER_AND = words(
  'son sons daughter daughters brother brothers bro bros sister sisters associate associates partners co company family friends',
);

export const ALIAS =
  /^(?:(?:also|formerly|now) known as|(?:formerly )?doing business as|trading as|[afn][./]?k[./]?a|(?:f[./]?)?d[./]?b[./]?a|t\/a)\b/i;
export const BUSINESS_ALIAS = /\b(?:doing business as|trading as|(?:f[./]?)?d[./]?b[./]?a|t\/a)\b/i;
const ALIAS_INSIDE = new RegExp(`[\\s,;(]+${ALIAS.source.slice(1)}.*`, 'i');
/** Legal forms at the end of a business name, with optional dots. */
const FORM =
  /(?:^|[\s,])(?:l\.?l\.?c|l\.?l\.?p|l\.?l\.?l\.?p|p\.?l\.?l\.?c|p\.?l\.?c|inc|incorporated|corp|corporation|ltd|limited|l\.?p|f\.?s\.?b|gmbh|co|company|p\.?c|p\.?a|n\.?a|trust|ltda?)\.?$/i;
/** Legal forms of professional firms (lawyers, doctors, accountants), which are named after people. */
export const PROFESSIONAL = /(?:^|[\s,])(?:l\.?l\.?p|p\.?l\.?l\.?c|p\.?c|p\.?a)\.?$/i;
export const LOOSE_FORM = /(?:^|[\s,])(?:co|company|trust|limited)\.?$/i;

export const fold = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.,'’()]/gu, '')
    .toLowerCase();
const wordsOf = (text: string) => text.replace(ALIAS_INSIDE, '').split(/\s+/).map(fold).filter(Boolean);
/** The words of a person's name without suffixes. */
export const nameWords = (text: string) =>
  wordsOf(text).filter((word, at) => at === 0 || !SUFFIXES.has(word));
export const isInitial = (word: string | undefined) => word !== undefined && /^\p{L}$/u.test(word);
export const hasForm = (text: string) =>
  FORM.test(text.replace(ALIAS_INSIDE, '')) && nameWords(text).length > 1;

/** Whether the words contain evidence of a person: a common given name, a middle initial, a suffix. */
export function isSurelyPerson(text: string): boolean {
  if (hasForm(text)) return false;
  const all = wordsOf(text);
  const names = nameWords(text);
  const initial = names.length > 2 && names.slice(1, -1).some(isInitial) && !isInitial(names[0]);
  return names.length > 1 && (GIVEN_NAMES.has(names[0] ?? '') || initial || all.length > names.length);
}

/** Whether the words contain evidence of a business, or of a part of its name. */
export const isMaybeBusiness = (text: string) =>
  hasForm(text) ||
  /\d/.test(text) ||
  (!isSurelyPerson(text) && nameWords(text).some((word) => BUSINESS_WORDS.has(word) || word === 'of'));

const lastWord = (text: string) => nameWords(text).at(-1) ?? '';
/** Whether two people share a last name or a part of it: Mabry and Kestrel-Mabry. */
export function shareLastName(a: string, b: string): boolean {
  const parts = (text: string) => lastWord(text).split('-');
  return lastWord(a).length > 1 && parts(a).some((part) => parts(b).includes(part));
}

/** Segments between commas, each with its suffixes, legal forms and aliases. */
export function commaSegments(text: string): string[] {
  const segments: string[] = [];
  for (const part of text.split(/,/).map((one) => one.trim())) {
    if (part === '') continue;
    const words = part.split(/\s+/).map(fold);
    const isSuffix = words.every((word) => SUFFIXES.has(word));
    const isForm = FORM.test(part) && part.replace(FORM, '').trim() === '';
    const before = segments.at(-1);
    if (before !== undefined && (isSuffix || isForm || ALIAS.test(part)))
      segments[segments.length - 1] = `${before}, ${part}`;
    else segments.push(part);
  }
  return segments;
}

export const PARTICLE = /^(?:de|del|la|las|los|von|van|der|den|di|da|dos|st|san|mc|el|al|du|le)$/;
/** Whether a part before a comma is a last name: one word, or several of which all but the last are particles. */
export function isLastNameOnly(text: string): boolean {
  const names = nameWords(text);
  return names.length === 1 || names.slice(0, -1).every((word) => PARTICLE.test(word));
}
/**
 * A last name before given names. A two-word last name, such as Garcia Lopez, counts only before a common given name.
 */
export function isLastBefore(last: string, given: string): boolean {
  const [first = '', ...others] = nameWords(last);
  const isDouble = others.length === 1 && !GIVEN_NAMES.has(first) && !isMaybeBusiness(last);
  return isLastNameOnly(last) || (isDouble && GIVEN_NAMES.has(nameWords(given)[0] ?? ''));
}
/** Whether a part after a last name has only given names: `Rupert`, `Lysander T`. */
export function isGivenOnly(text: string): boolean {
  const names = nameWords(text);
  return names.length === 1 || (names.length === 2 && isInitial(names[1]));
}
