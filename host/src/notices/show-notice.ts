/** What the browser shows of a change: `tag` is the same for the same change, so that two tabs show it once. */
export type Notice = { title: string; body: string; tag: string; link: string };

/** Shown by the service worker where there is one: Chrome on Android lets no page do it itself. Throws where the browser refuses. */
export async function showNotice(notice: Notice, open: (link: string) => void): Promise<void> {
  const { title, body, tag, link } = notice;
  const registration = await navigator.serviceWorker?.getRegistration(`${BASE}/`);
  if (registration?.active) {
    await registration.showNotification(title, { body, tag, data: { link } });
    return;
  }
  const shown = new Notification(title, { body, tag });
  shown.onclick = () => {
    window.focus();
    shown.close();
    open(link);
  };
}

/** Follows what a reader presses on that the worker has shown; returns what ends that. */
export function followPressed(open: (link: string) => void): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const hear = ({ data }: MessageEvent<{ openLink?: unknown } | null>) => {
    if (typeof data?.openLink === 'string') open(data.openLink);
  };
  workers?.addEventListener('message', hear);
  return () => workers?.removeEventListener('message', hear);
}
