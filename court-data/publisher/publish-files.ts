import type { CourtConfig } from '@court/records';
import type { ExportKind } from './export-kind';
import type { FieldMap } from './load-field-map';
import { openExports } from './open-exports';
import type { OwnerDatabase } from './owner-database';
import type { PublishCommand } from './publish-command';
import { publishCourt } from './publish-court';
import type { PublishSummary } from './publish-summary';
import { showProgress } from './show-progress';

/** What all publications of one command have in common. */
export type Publication = {
  court: CourtConfig;
  database: OwnerDatabase;
  map: FieldMap | null;
  command: PublishCommand;
};

/** Publishes a court's files, showing its progress. Throws UsageError and what publishCourt throws. */
export async function publishFiles(
  { court, database, map, command }: Publication,
  files: Partial<Record<ExportKind, string>>,
): Promise<PublishSummary> {
  const progress = showProgress(court.code, command.json);
  try {
    return await publishCourt({
      court,
      database,
      ...(await openExports(files, map)),
      allowRejects: command['allow-rejects'],
      allowShrink: command['allow-shrink'],
      dryRun: command['dry-run'],
      onProgress: progress.show,
    });
  } finally {
    progress.end();
  }
}
