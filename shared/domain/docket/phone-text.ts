/** A US phone number of ten digits, and nothing else. */
const TEN_DIGITS = /^\(?([2-9]\d\d)\)?[ ./-]{0,3}([2-9]\d\d)[ ./-]{0,3}(\d{4})$/;

/** '(210) 555-0180', for every form of a US number of ten digits. Any other text is returned as written. */
export const phoneText = (text: string): string => text.replace(TEN_DIGITS, '($1) $2-$3');
