import type { AppRouter } from '../router/app-router';

/** What a reader does that may lead elsewhere. */
const ASKED = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove', 'popstate'];

/** Moves in a row without a reader's doing, within `WITHIN_MS`, that count as endless. A slow device makes fewer of them. */
export const MAX_UNASKED = 40;
const WITHIN_MS = 10_000;

type Routers = { get: () => { router: AppRouter }; subscribe: (listener: () => void) => unknown };

/** Calls `onEndless` where the page goes on to address after address and no reader asks for it. */
export function followUnasked(routers: Routers, onEndless: () => void): void {
  let moves: number[] = [];
  const forget = () => {
    moves = [];
  };
  for (const type of ASKED) addEventListener(type, forget, { capture: true, passive: true });
  const follow = () => {
    const { router } = routers.get();
    let at = router.screen();
    router.subscribe(() => {
      if (router.screen() === at) return;
      at = router.screen();
      moves = [...moves.slice(1 - MAX_UNASKED), Date.now()];
      if (moves.length < MAX_UNASKED || Date.now() - (moves[0] ?? 0) > WITHIN_MS) return;
      forget();
      onEndless();
    });
  };
  routers.subscribe(follow);
  follow();
}
