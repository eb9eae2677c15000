/** A heading of the roles of parties, on one footing. */
export const ROLES = /\b(role|party type|type of party)\b/;
/** Headings of names that are those of parties if a column holds their roles. */
export const PARTY_NAMES = /^(?:full )?name$|^participant(?: name)?$/;
