import type { RemoteFailure } from './remote-error';

/** What became of loading a release: shown on the screen, or why not. `ms`: since it was asked for. */
export type LoadReport = {
  area: string;
  release: string;
  outcome: 'shown' | 'failed';
  failure: RemoteFailure | null;
  ms: number;
};

export type ReportSink = (report: LoadReport) => void;

/** Tells each load to the endpoint that the court names, as JSON; where it names none, to the browser's console. */
export function reportSink(endpoint: () => string | undefined): ReportSink {
  return (report) => {
    const to = endpoint();
    if (to) navigator.sendBeacon(to, JSON.stringify(report));
    else console.debug('area', report);
  };
}
