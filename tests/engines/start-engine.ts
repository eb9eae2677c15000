import { enginePrograms } from '../browser/engine-programs';
import { findBrowser } from '../browser/find-browser';
import type { Engine, EngineName } from './engine';
import { puppeteerEngine } from './puppeteer-engine';
import { webkitEngine } from './webkit-engine';

/** Starts a browser with a new profile. Installs it first if it is missing. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const say = (sentence: string) => console.error(sentence);
  if (name === 'webkit') return await webkitEngine(enginePrograms(say));
  if (name === 'firefox') return await puppeteerEngine(name, enginePrograms(say).firefox);
  return await puppeteerEngine('chrome', process.env.CHROMIUM_PATH || (await findBrowser(say)));
}
