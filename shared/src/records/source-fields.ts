import * as v from 'valibot';

/** What the fields of an export's records are made of. Messages continue the field's name: "status is missing". */
export const text = v.pipe(
  v.union([v.string(), v.number()], 'must be text'),
  v.transform((value) => String(value).trim()),
);
export const filled = v.pipe(text, v.minLength(1, 'is empty'));
/** A field that the export may leave out: then null. */
export const maybe = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null);

/** How people take part in a hearing or a 341 meeting. `registerBy` and `note` as the court words them. */
export const appear = v.object({
  mode: v.picklist(
    ['inPerson', 'phone', 'video', 'hybrid', 'none'],
    'must be inPerson, phone, video, hybrid or none',
  ),
  url: maybe(text),
  meetingId: maybe(text),
  passcode: maybe(text),
  phone: maybe(text),
  accessCode: maybe(text),
  registerBy: maybe(text),
  note: maybe(text),
});
