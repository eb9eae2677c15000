/** What may wait for one client. One that reads nothing is let go past this, or it would fill our memory. */
export const MAX_UNREAD_BYTES = 64 * 1024 * 1024;
