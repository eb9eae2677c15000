import { parseArgs } from 'node:util';
import { lockFolder } from './folder-lock';
import { startDatabase } from './start-database';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9000' },
    host: { type: 'string', default: '127.0.0.1' },
    data: { type: 'string', default: '.data' },
  },
});

const fail = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const unlock = await Promise.resolve()
  .then(() => lockFolder(values.data))
  .catch(fail);
const options = { port: Number(values.port), host: values.host, dataDir: values.data };
const database = await startDatabase(options).catch(fail);

const end = async () => {
  await database.close();
  unlock();
  process.exit(0);
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
// The command that started it has gone, with an open channel to it.
process.once('disconnect', end);
console.log(`database listening at http://localhost:${database.port}`);
