import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './FlagshipKiosk.widget.ts';

const params = { BranchID: '101', CameraIdentifier: 'CAM-101-1' };

export const fixtures = defineFixtures(widget, {
  minimal: { params },
  full: {
    fields: {
      BranchName: { ar: 'فرع العليا، الرياض', en: 'Olaya branch, Riyadh' },
    },
    params,
  },
  withoutBranch: { params: { CameraIdentifier: 'CAM-101-1' } },
});
