import { PageHeading, useAppLinks } from '@court/ui';
import { settingsMessages } from '../messages/settings-messages';
import { AboutSection } from './about-section';
import { AlertsSection } from './alerts-section';
import { CourtSection } from './court-section';
import { DeviceSection } from './device-section';
import { DisplaySection } from './display-section';
import { EventsSection } from './events-section';
import { JudgeSection } from './judge-section';
import { ListedSection } from './listed-section';
import { MyDataSection } from './my-data/my-data-section';
import { NoticesSection } from './notices-section';
import { SettingsPageView } from './settings-page-view';
import { ThemeSection } from './theme-section';

/** `/settings`: the reader's choices, the stored data, and the releases of the page's parts. */
export function SettingsPage() {
  return (
    <SettingsPageView
      heading={<PageHeading>{settingsMessages('settings.title')}</PageHeading>}
      onClick={useAppLinks()}
    >
      <ThemeSection />
      <ListedSection />
      <JudgeSection />
      <AlertsSection />
      <NoticesSection />
      <EventsSection />
      <DisplaySection />
      <MyDataSection />
      <DeviceSection />
      <CourtSection />
      <AboutSection />
    </SettingsPageView>
  );
}
