import { tallyRows } from '@court/domain';
import { Button, ChevronDown, Icon } from '@court/ui';
import { useState } from 'react';
import { useDocketConfig } from '../config/docket-config';
import { useViewMessages } from '../config/view-messages';
import { blockTime } from '../day/block-text';
import { type DocketBlock, tallyText } from '../day/docket-blocks';
import { usePresiderName } from '../day/use-row-parts';
import { Popover } from '../layout/popover';
import * as css from './jump-to-time.module.css';

/** Number of animation frames to wait for a block to render. */
const MAX_FRAMES = 60;

/**
 * Scrolls a block to the top. Repeats for some frames, because blocks above it change from estimated to measured
 * heights.
 */
function alignTo(block: HTMLElement, frames = 6): void {
  block.scrollIntoView({ block: 'start' });
  if (frames > 0) requestAnimationFrame(() => alignTo(block, frames - 1));
}

/** Scrolls to a block and focuses its jump target once it has rendered. `near` makes the virtual list render it. */
export function goToBlock(key: string, near?: () => void, frames = MAX_FRAMES): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-block]')];
  const block = sections.find(({ dataset }) => dataset.block === key);
  const stop = block?.querySelector<HTMLElement>('li a[href]:not([tabindex="-1"])');
  if (block && stop) {
    stop.focus({ preventScroll: true });
    alignTo(block);
    return;
  }
  near?.();
  if (frames > 0) requestAnimationFrame(() => goToBlock(key, undefined, frames - 1));
}

type Props = {
  blocks: readonly DocketBlock[];
  /** opens a hidden block, or makes the virtual list render it */
  onJump?: (block: DocketBlock) => void;
};

/** Lets keyboard users skip hundreds of rows to a time of the day. Hidden until it has the focus. */
export function JumpToTime({ blocks, onJump }: Props) {
  const { messages } = useDocketConfig();
  const viewMessages = useViewMessages();
  const nameOf = usePresiderName();
  const [isOpen, setOpen] = useState(false);
  const words = (block: DocketBlock) => {
    const count = tallyText(tallyRows(block.rows), messages);
    return [blockTime(block), nameOf(block.presiderId), count].filter(Boolean).join(' · ');
  };
  return (
    <div className={css.jump} data-open={isOpen || undefined}>
      <Button aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{viewMessages('jump.open')}</span>
        <Icon of={ChevronDown} size="0.875rem" />
      </Button>
      {isOpen && (
        <Popover label={viewMessages('jump.open')} onClose={() => setOpen(false)}>
          <ul className={css.times}>
            {blocks.map((block) => (
              <li key={block.key}>
                <Button
                  kind="quiet"
                  onClick={() => {
                    goToBlock(block.key, () => onJump?.(block));
                    setOpen(false);
                  }}
                >
                  {words(block)}
                </Button>
              </li>
            ))}
          </ul>
        </Popover>
      )}
    </div>
  );
}
