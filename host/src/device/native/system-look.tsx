/** @jsxImportSource @court/ui/dom */
import { Capacitor, SystemBars, SystemBarsStyle, SystemBarType } from '@capacitor/core';
import { nodesOf } from '@court/ui/dom';
import { useEffect } from 'react';
import { hasPlugin } from './native-app';

/** Of a color written #rgb or #rrggbb, as the theme's are; null for anything else. */
export function isLightColor(color: string): boolean | null {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim()) ?? [];
  if (!digits) return null;
  const step = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((at) => {
    const part = digits.slice(at * step, (at + 1) * step);
    const value = Number.parseInt(step === 1 ? part + part : part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  // WCAG's luminance; from here on black is told from it better than white
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}

/** What stands behind each of the system's bars: the page goes to the edges of the screen. */
const BEHIND = [
  [SystemBarType.StatusBar, '--bar'],
  [SystemBarType.NavigationBar, '--sheet'],
] as const;

const STYLES = new Map([
  [true, SystemBarsStyle.Light],
  [false, SystemBarsStyle.Dark],
]);

/** Has the system write its bars dark on light or light on dark, as the theme is worn. */
function dressBars(): void {
  const look = getComputedStyle(document.documentElement);
  for (const [bar, ground] of BEHIND) {
    const isLight = isLightColor(look.getPropertyValue(ground));
    const style = isLight === null ? undefined : STYLES.get(isLight);
    SystemBars.setStyle({ bar, style: style ?? SystemBarsStyle.Default }).catch((error: unknown) =>
      console.warn('The system’s bars do not follow the theme', error),
    );
  }
}

/** Size of Apple's body text where the reader has not changed it, px. */
const APPLE_BODY = 17;
/** Every screen holds at twice the size of text. */
const MOST = 2;

/** `px` is the size of Apple's body text as the reader has set it; the root's font size that it comes to. */
export const rootSize = (px: number) =>
  px > 0 ? `${Math.round(Math.min(px / APPLE_BODY, MOST) * 100)}%` : '';

/** Apple's web view keeps the size of text that the reader has set to itself, but for one font. Android's sizes all text. */
function sizeText(): void {
  const [probe] = nodesOf(<p hidden style={{ font: '-apple-system-body' }} />) as [HTMLElement];
  document.body.append(probe);
  document.documentElement.style.fontSize = rootSize(Number.parseFloat(getComputedStyle(probe).fontSize));
  probe.remove();
}

/** The page and the system's bars look as the reader has them: theme, and on iOS the size of text. */
export function useSystemLook(): void {
  useEffect(() => {
    const { documentElement } = document;
    // style sheets know a page that is an app's
    documentElement.dataset.app = Capacitor.getPlatform();
    if (Capacitor.getPlatform() !== 'ios') return;
    sizeText();
    document.addEventListener('visibilitychange', sizeText);
    return () => document.removeEventListener('visibilitychange', sizeText);
  }, []);
  useEffect(() => {
    if (!hasPlugin('SystemBars')) return;
    dressBars();
    const observer = new MutationObserver(dressBars);
    const attributeFilter = ['data-theme', 'data-dressing', 'data-contrast'];
    observer.observe(document.documentElement, { attributeFilter });
    return () => observer.disconnect();
  }, []);
}
