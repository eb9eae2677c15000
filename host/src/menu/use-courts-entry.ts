import { deviceAtom } from '@court/contract';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router-dom';

/** The menu's courts entry: the splash screen, which hides by itself, and under it the courts page. */
export function useCourtsEntry(): () => Promise<void> {
  const device = useAtomValue(deviceAtom);
  const navigate = useNavigate();
  return async () => {
    try {
      await (await device?.splash())?.show();
    } catch (error) {
      console.warn('The splash screen does not show', error);
    }
    await navigate('/courts');
  };
}
