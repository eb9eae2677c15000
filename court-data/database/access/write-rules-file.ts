import { writeFileSync } from 'node:fs';
import { rulesFile } from './rules-for';

const file = new URL('../database.rules.json', import.meta.url);
writeFileSync(file, rulesFile());
console.log('Wrote court-data/database/database.rules.json, from rules-for.ts.');
