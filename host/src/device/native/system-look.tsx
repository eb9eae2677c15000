/** @jsxImportSource @court/ui/dom */
import { Capacitor, SystemBars, SystemBarsStyle, SystemBarType } from '@capacitor/core';
import { nodesOf } from '@court/ui/dom';
import { useEffect } from 'react';
import { hasPlugin } from '../native-app';

/** Whether a color written #rgb or #rrggbb, like the theme's, is light. Null for any other text. */
export function isLightColor(color: string): boolean | null {
  const [, digits = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim()) ?? [];
  if (!digits) return null;
  const step = digits.length / 3;
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((at) => {
    const part = digits.slice(at * step, (at + 1) * step);
    const value = Number.parseInt(step === 1 ? part + part : part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  // WCAG's luminance. Above this value black has more contrast on the color than white.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179;
}

/** The color behind each of the system's bars. The page extends to the edges of the screen. */
const BEHIND = [
  [SystemBarType.StatusBar, '--bar'],
  [SystemBarType.NavigationBar, '--sheet'],
] as const;

const STYLES = new Map([
  [true, SystemBarsStyle.Light],
  [false, SystemBarsStyle.Dark],
]);

/** Sets the system's bars to dark or light text, to match the theme. */
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

/** Default size of Apple's body text, px. */
const APPLE_BODY_PX = 17;
/** Maximum factor of the text size. Every screen works at twice the size. */
const MAX_SCALE = 2;

/** The root's font size for Apple's body text of `px`, as the reader has set it. */
export const rootSize = (px: number) =>
  px > 0 ? `${Math.round(Math.min(px / APPLE_BODY_PX, MAX_SCALE) * 100)}%` : '';

/**
 * Applies the reader's text size on iOS. Apple's web view exposes it in only one font. Android scales all text
 * itself.
 */
function sizeText(): void {
  const [probe] = nodesOf(<p hidden style={{ font: '-apple-system-body' }} />) as [HTMLElement];
  document.body.append(probe);
  document.documentElement.style.fontSize = rootSize(Number.parseFloat(getComputedStyle(probe).fontSize));
  probe.remove();
}

/** Adapts the page and the system's bars to the reader's theme, and on iOS to the text size. */
export function useSystemLook(): void {
  useEffect(() => {
    const { documentElement } = document;
    // Style sheets use this attribute to recognize an app.
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
