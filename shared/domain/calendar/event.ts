/** A hearing or meeting in the form in which it is put into a reader's calendar. */
export type CalendarEvent = {
  /** stays the same when the hearing moves */
  uid: string;
  title: string;
  /** epoch ms */
  start: number;
  end: number;
  /** IANA zone of the venue, e.g. America/Denver; its time is written into the event's text */
  zone: string;
  /** '' if unknown */
  place: string;
  /**
   * Shown before the notes. Says that the hearing will not be held, or may not be. Absent if the hearing is on as
   * printed.
   */
  warning?: string;
  notes: string;
  url: string;
  /** increases with every change of the event */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** uid of the new date's event if a canceled hearing moved; '' if it moved and that uid is unknown */
  replacedBy?: string;
};
