import { defineFixtures } from '#src/cms/fixture.ts';
import { widget } from './BranchDetail.widget.ts';

const Title = { ar: 'فرع العليا، الرياض', en: 'Olaya branch, Riyadh' };
const City = { ar: 'الرياض', en: 'Riyadh' };

const facility = (ar: string, en: string, Icon: 'users' | 'key' | 'check') => ({ fields: { Title: { ar, en }, Icon } });

export const fixtures = defineFixtures(widget, {
  minimal: { fields: { Title, City } },
  full: {
    fields: {
      Title,
      City,
      BannerTitle: { ar: 'فرع العليا', en: 'Olaya branch' },
      Address: { ar: 'شارع العليا العام، حي العليا', en: 'Olaya Street, Al Olaya' },
      Latitude: 24.6931,
      Longitude: 46.6881,
      WorkingDaysHours: '09:30 - 16:30',
      FridayWorkingHours: '16:00 - 21:00',
      SaturdayWorkingHours: '10:00 - 16:00',
      LadiesWorkingDaysHours: '09:30 - 15:30',
      Phone: '011 075 1394',
      POITag: { ar: 'رئيسي', en: 'Flagship' },
      BranchServices: [
        facility('خدمة العملاء', 'Customer service', 'users'),
        facility('صناديق أمانات', 'Safe boxes', 'key'),
      ],
      Accessibility: [facility('مدخل بلا درج', 'Step-free entrance', 'check')],
    },
  },
  ladies: { fields: { Title, City, IsLadies: true, WorkingDaysHours: 'by appointment' } },
});
