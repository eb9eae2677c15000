import { writeFileSync } from 'node:fs';
import { courtSchemaText, SCHEMA_FILE } from './court-schema';

/** Rewrites court-data/courts/court.schema.json. Run it after a change of the schema or of the field descriptions. */
writeFileSync(SCHEMA_FILE, await courtSchemaText());
