import { moved, pick, ROADS } from './plan.mjs';

/** Addresses that other pages name, by id. */
const KNOWN = {
  'riyadh-olaya': [{ ar: 'شارع العليا العام، حي السليمانية', en: 'Olaya Street, Sulaimaniyah' }, 'flagship'],
  'riyadh-malqa': [{ ar: 'طريق أنس بن مالك، حي الملقا', en: 'Anas bin Malik Road, Al Malqa' }, 'cashless'],
  'jeddah-rawdah': [{ ar: 'شارع الأمير سلطان، حي الروضة', en: 'Prince Sultan Street, Al Rawdah' }, 'flagship'],
  'dammam-shati': [{ ar: 'طريق الخليج، حي الشاطئ', en: 'Gulf Road, Al Shati' }, 'flagship'],
  'makkah-aziziyah': [{ ar: 'شارع العزيزية العام، حي العزيزية', en: 'Aziziyah Street, Al Aziziyah' }, ''],
  'madinah-quba': [{ ar: 'طريق قباء النازل، حي قباء', en: 'Lower Quba Road, Quba' }, ''],
  'abha-manhal': [{ ar: 'طريق الملك فهد، حي المنهل', en: 'King Fahd Road, Al Manhal' }, ''],
};

const TAGS = {
  flagship: { ar: 'رئيسي', en: 'Flagship' },
  cashless: { ar: 'بلا نقد', en: 'Cashless' },
  ladies: { ar: 'فرع سيدات', en: 'Ladies' },
};

const WORKING_DAYS = '09:30 - 16:30';
const SERVICES = ['cards', 'home-finance', 'forex', 'business', 'safe-boxes'];
const ACCESS = ['sign-language', 'accessible-parking', 'high-contrast'];

/** Returns the area code of the region of a city. */
function areaCode({ latitude, longitude }) {
  if (latitude < 20.6 && longitude < 46) return '017';
  if (longitude < 40.6 && latitude < 23.3) return '012';
  if (longitude < 40.6 || (latitude > 29 && longitude < 42.5)) return '014';
  if (longitude < 44.6 && latitude > 25.5) return '016';
  return longitude > 47.6 || (latitude > 27 && longitude > 45) ? '013' : '011';
}

/** Returns the branches of a city, in its first districts. */
export function branchesOf(city, districts, random) {
  return districts.slice(0, city.branches).map((district, index) => {
    const id = `${city.key}-${district.en.toLowerCase().replaceAll(' ', '-')}`;
    const [address, tag = ''] = KNOWN[id] ?? [];
    // The first branch of a city serves everybody.
    const isLadies = address === undefined && index > 2 && random() < 0.14;
    const isFlagship = tag === 'flagship' || (index === 0 && city.branches > 3);
    const isInMall = !isLadies && index > 1 && random() < 0.1;
    const road = pick(ROADS, random);
    const branch = {
      id,
      city,
      district,
      isLadies,
      isInMall,
      hasKiosk: isFlagship || random() < 0.47,
      ...moved(district, random() * 0.6, random() * 6.28),
      address: address ?? {
        ar: `${road.ar}، حي ${district.ar}`,
        en: `${road.en}, ${withArticle(district.en)}`,
      },
      tag: { ...TAGS[isLadies ? 'ladies' : isFlagship ? 'flagship' : tag] },
      // Subscriber numbers do not begin with 0: nobody has these.
      phone: `${areaCode(city)} 0${10 + Math.floor(random() * 89)} ${1000 + Math.floor(random() * 8999)}`,
    };
    return { ...branch, services: servicesOf(branch, isFlagship, random), access: accessOf(isFlagship, random) };
  });
}

/** Returns the name of a district with an article, as addresses have it. */
const withArticle = (name) =>
  /^(King|North|Golden|Bani|Dar|Batha|Dhahrat|Corniche|Quba|Uhud)/.test(name) ? name : `Al ${name}`;

const servicesOf = ({ isLadies, hasKiosk }, isFlagship, random) => [
  'customer-service',
  'accounts',
  ...SERVICES.filter((_, index) => isFlagship || random() < 0.75 - index * 0.12),
  ...(isLadies || isFlagship || random() < 0.35 ? ['ladies-section'] : []),
  ...(hasKiosk ? ['kiosk'] : []),
];

const accessOf = (isFlagship, random) => ['step-free', ...ACCESS.filter(() => isFlagship || random() < 0.45)];

const name = (ladies, { ar, en }) => ({
  ar: `فرع ${ar}${ladies ? ' للسيدات' : ''}`,
  en: ladies ? `${en} ladies’ branch` : `${en} branch`,
});

const paths = (names) => names.map((each) => `/items/facilities/${each}`);

/** Returns a branch as an item of the content. */
export function branchItem({ id, city, district, isLadies, isInMall, services, ...branch }) {
  const title = name(isLadies, district);
  const hasLadies = services.includes('ladies-section');
  return {
    name: id,
    fields: {
      Title: { ar: `${title.ar}، ${city.ar}`, en: `${title.en}, ${city.en}` },
      BannerTitle: title,
      MetaDescription: {
        ar: `عنوان ${title.ar} في ${city.ar} ومواعيد عمله وخدماته، وأقرب الصرافات إليه.`,
        en: `${title.en} in ${city.en}: address, opening hours, services and the nearest ATMs.`,
      },
      ...(isLadies && { IsLadies: true }),
      City: { ar: city.ar, en: city.en },
      Address: branch.address,
      Latitude: branch.latitude,
      Longitude: branch.longitude,
      WorkingDaysHours: isLadies ? '09:30 - 15:30' : WORKING_DAYS,
      ...(isInMall && { FridayWorkingHours: '16:00 - 21:00', SaturdayWorkingHours: '10:00 - 16:00' }),
      ...(hasLadies && { LadiesWorkingDaysHours: '09:30 - 15:30' }),
      Phone: branch.phone,
      ...(branch.tag.ar && { POITag: branch.tag }),
      BranchServices: paths(services),
      Accessibility: paths(branch.access),
    },
  };
}
