import './google/frame.css';
import type { MapFrameConfig } from '@court/contract';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { type FrameNews, tellPage } from './google/frame-news';
import { CourtGoogleMap } from './google/google-map';

/** The document that Google's map stands in, apart from the page: Google's script needs what no page of ours allows. */
const config = JSON.parse(document.getElementById('map-frame')?.textContent ?? '') as MapFrameConfig;
// #<court>, or #<court>/<office> for one of its offices
const [asked, office] = window.location.hash.slice(1).split('/');
const court = config.courts.find(({ code }) => code === asked);
const fail = () => tellPage('failed');
const tell = (news: FrameNews) => tellPage(news);

// Google calls it when it refuses the key, and may do so before its script has come to its end
Object.assign(window, { gm_authFailure: fail });

const root = document.getElementById('map');
if (root && court) {
  createRoot(root, { onUncaughtError: fail }).render(
    <StrictMode>
      <CourtGoogleMap court={court} office={office} onNews={tell} />
    </StrictMode>,
  );
} else fail();
