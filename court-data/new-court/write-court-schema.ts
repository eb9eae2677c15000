import { writeFileSync } from 'node:fs';
import { courtSchemaText, SCHEMA_FILE } from './court-schema';

/** Writes court-data/courts/court.schema.json anew, after the schema or the fields' descriptions have changed. */
writeFileSync(SCHEMA_FILE, await courtSchemaText());
