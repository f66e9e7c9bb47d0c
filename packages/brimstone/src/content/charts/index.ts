import type { Content } from '../../content-types.ts';
import { byId } from '../cards.ts';
import { blacksmithEvents } from './blacksmith.ts';
import { campSiteHazards } from './camp-site.ts';
import { churchEvents } from './church.ts';
import { docsOfficeEvents } from './docs-office.ts';
import { outpostEvents } from './frontier-outpost.ts';
import { storeEvents } from './general-store.ts';
import { saloonEvents } from './saloon.ts';
import { townEvents } from './town-events.ts';
import { travelHazards } from './travel.ts';

/** All charts of road and Town. */
export const charts: Content['charts'] = byId([
  ...travelHazards,
  ...campSiteHazards,
  ...townEvents,
  ...docsOfficeEvents,
  ...churchEvents,
  ...blacksmithEvents,
  ...outpostEvents,
  ...storeEvents,
  ...saloonEvents,
]);
