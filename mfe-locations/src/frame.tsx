import './google/frame.css';
import type { MapFrameConfig } from '@court/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type FrameNews, tellPage } from './google/frame-news';
import { CourtGoogleMap } from './google/google-map';

/**
 * The document in the iframe with Google's map. Separate from the page, because Google's script needs permissions
 * that no page of ours grants.
 */
const config = JSON.parse(document.getElementById('map-frame')?.textContent ?? '') as MapFrameConfig;
// #<court>, or #<court>/<office> for one of its offices
const [asked, office] = window.location.hash.slice(1).split('/');
const court = config.courts.find(({ code }) => code === asked);
const fail = () => tellPage('failed');
const tell = (news: FrameNews) => tellPage(news);

// Google calls gm_authFailure if it refuses the key, possibly before its script has finished
Object.assign(window, { gm_authFailure: fail });

const root = document.getElementById('map');
if (root && court) {
  createRoot(root, { onUncaughtError: fail }).render(
    <StrictMode>
      <CourtGoogleMap court={court} office={office} onNews={tell} />
    </StrictMode>,
  );
} else fail();
