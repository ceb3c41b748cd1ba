// What shops and categories are known by, each drawn in a square of 96. Colours are names of a palette: ground, main, second,
// accent.
export const SIGNS = {
  atyaf:
    '<rect x="26" y="26" width="44" height="44" fill="main" transform="rotate(0 48 48)" fill-opacity=".82"/><rect x="26" y="26" width="44" height="44" fill="second" transform="rotate(45 48 48)" fill-opacity=".82"/><circle cx="48" cy="48" r="9" fill="ground"/>',
  bunn: '<path d="M48 16C70 24 74 62 48 80C22 62 26 24 48 16Z" fill="main"/><path d="M50 22C38 38 60 54 47 74" fill="none" stroke="ground" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>',
  dallah:
    '<path d="M34 78L40 44Q40 30 50 28L50 20L54 20L54 28Q62 32 62 44L68 78Z" fill="main"/><path d="M38 48Q20 44 16 32" fill="none" stroke="main" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M64 48Q80 50 72 68" fill="none" stroke="main" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><rect x="32" y="74" width="38" height="6" rx="3" fill="second"/>',
  durra:
    '<circle cx="48" cy="48" r="31" fill="main"/><circle cx="48" cy="48" r="22" fill="ground"/><circle cx="48" cy="48" r="13" fill="main"/><circle cx="43" cy="43" r="4" fill="second"/>',
  hayat:
    '<path d="M40 20H56V40H76V56H56V76H40V56H20V40H40Z" fill="main"/><path d="M57 48L54.4 50.6L54.4 54.4L50.6 54.4L48 57L45.4 54.4L41.6 54.4L41.6 50.6L39 48L41.6 45.4L41.6 41.6L45.4 41.6L48 39L50.6 41.6L54.4 41.6L54.4 45.4Z" fill="ground"/>',
  mishkat:
    '<path d="M26 80V44A22 22 0 0 1 70 44V80Z" fill="main"/><path d="M37 80V48A11 11 0 0 1 59 48V80Z" fill="ground"/><path d="M57 60L54.4 62.6L54.4 66.4L50.6 66.4L48 69L45.4 66.4L41.6 66.4L41.6 62.6L39 60L41.6 57.4L41.6 53.6L45.4 53.6L48 51L50.6 53.6L54.4 53.6L54.4 57.4Z" fill="second"/>',
  nakheel:
    '<g transform="translate(48 42) scale(0.42)"><path d="M-8 150Q-14 70 0 0" fill="none" stroke="main" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/><path transform="rotate(40) scale(1 1)" d="M0 0Q34-34 84-6Q38-16 0 0" fill="second"/><path transform="rotate(8) scale(1 1)" d="M0 0Q34-34 84-6Q38-16 0 0" fill="accent"/><path transform="rotate(-28) scale(1 1)" d="M0 0Q34-34 84-6Q38-16 0 0" fill="second"/><path transform="rotate(-40) scale(-1 1)" d="M0 0Q34-34 84-6Q38-16 0 0" fill="accent"/><path transform="rotate(-8) scale(-1 1)" d="M0 0Q34-34 84-6Q38-16 0 0" fill="second"/><path transform="rotate(28) scale(-1 1)" d="M0 0Q34-34 84-6Q38-16 0 0" fill="accent"/><circle cx="-7" cy="9" r="6" fill="main"/><circle cx="7" cy="11" r="6" fill="second"/></g>',
  qimam: '<path d="M12 74L38 28L54 56L62 44L84 74Z" fill="main"/><path d="M38 28L46 42L38 47L30 42Z" fill="second"/>',
  rihal:
    '<path d="M82 48L72 58L72 72L58 72L48 82L38 72L24 72L24 58L14 48L24 38L24 24L38 24L48 14L58 24L72 24L72 38Z" fill="main"/><path d="M48 24L56 48L48 72L40 48Z" fill="second"/><path d="M48 24L56 48L40 48Z" fill="accent"/>',
  sahil:
    '<path d="M18 30q10-11 20 0t20 0t20 0" fill="none" stroke="main" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M18 46q10-11 20 0t20 0t20 0" fill="none" stroke="second" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M18 62q10-11 20 0t20 0t20 0" fill="none" stroke="accent" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>',
  saqr: '<path d="M14 34Q36 28 48 46Q60 28 82 34Q64 40 56 58L48 76L40 58Q32 40 14 34Z" fill="main"/>',
  warda:
    '<path transform="rotate(0 48 48)" d="M48 48Q35 32 48 16Q61 32 48 48" fill="main"/><path transform="rotate(45 48 48)" d="M48 48Q35 32 48 16Q61 32 48 48" fill="main"/><path transform="rotate(90 48 48)" d="M48 48Q35 32 48 16Q61 32 48 48" fill="main"/><path transform="rotate(135 48 48)" d="M48 48Q35 32 48 16Q61 32 48 48" fill="main"/><path transform="rotate(180 48 48)" d="M48 48Q35 32 48 16Q61 32 48 48" fill="main"/><path transform="rotate(225 48 48)" d="M48 48Q35 32 48 16Q61 32 48 48" fill="main"/><path transform="rotate(270 48 48)" d="M48 48Q35 32 48 16Q61 32 48 48" fill="main"/><path transform="rotate(315 48 48)" d="M48 48Q35 32 48 16Q61 32 48 48" fill="main"/><circle cx="48" cy="48" r="7" fill="second"/>',
  adasa:
    '<circle cx="30" cy="48" r="17" fill="main"/><circle cx="30" cy="48" r="11" fill="ground"/><circle cx="66" cy="48" r="17" fill="main"/><circle cx="66" cy="48" r="11" fill="ground"/><path d="M44 44Q48 40 52 44" fill="none" stroke="main" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="30" cy="48" r="5" fill="second"/><circle cx="66" cy="48" r="5" fill="second"/>',
  barq: '<path d="M54 14L26 54H44L40 82L70 40H50Z" fill="main"/><circle cx="72" cy="70" r="6" fill="second"/>',
  bayt: '<path d="M16 50L48 20L80 50V56H72V78H24V56H16Z" fill="main"/><path d="M40 78V62A8 8 0 0 1 56 62V78Z" fill="ground"/>',
  dhahab:
    '<path d="M82 48L72 58L72 72L58 72L48 82L38 72L24 72L24 58L14 48L24 38L24 24L38 24L48 14L58 24L72 24L72 38Z" fill="main"/><path d="M70.2 57.2L61 61L57.2 70.2L48 66.4L38.8 70.2L35 61L25.8 57.2L29.6 48L25.8 38.8L35 35L38.8 25.8L48 29.6L57.2 25.8L61 35L70.2 38.8L66.4 48Z" fill="ground"/><path d="M57.9 57.9L52.1 57.9L48 62L43.9 57.9L38.1 57.9L38.1 52.1L34 48L38.1 43.9L38.1 38.1L43.9 38.1L48 34L52.1 38.1L57.9 38.1L57.9 43.9L62 48L57.9 52.1Z" fill="second"/>',
  hadid:
    '<rect x="16" y="42" width="8" height="18" rx="3" fill="main"/><rect x="26" y="34" width="10" height="34" rx="3" fill="main"/><rect x="36" y="47" width="24" height="8" fill="second"/><rect x="60" y="34" width="10" height="34" rx="3" fill="main"/><rect x="72" y="42" width="8" height="18" rx="3" fill="main"/>',
  jadhr:
    '<path d="M48 78V40" fill="none" stroke="main" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="48" cy="32" r="16" fill="second"/><circle cx="34" cy="42" r="11" fill="accent"/><circle cx="62" cy="42" r="11" fill="main"/>',
  khayt:
    '<path d="M22 70C34 20 62 76 74 26" fill="none" stroke="main" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><circle cx="74" cy="26" r="7" fill="second"/><rect x="18" y="66" width="9" height="9" rx="2" fill="accent"/>',
  kitab:
    '<path d="M18 30Q34 24 48 32V76Q34 68 18 74Z" fill="main"/><path d="M78 30Q62 24 48 32V76Q62 68 78 74Z" fill="second"/><path d="M40 48L37.9 50.1L37.9 52.9L35.1 52.9L33 55L30.9 52.9L28.1 52.9L28.1 50.1L26 48L28.1 45.9L28.1 43.1L30.9 43.1L33 41L35.1 43.1L37.9 43.1L37.9 45.9Z" fill="ground"/>',
  lamsa:
    '<path d="M48 18C64 32 70 44 70 56A22 22 0 0 1 26 56C26 44 32 32 48 18Z" fill="main"/><path d="M48 40C56 48 58 54 58 60A10 10 0 0 1 38 60C38 54 40 48 48 40Z" fill="ground"/>',
  mawj: '<path d="M16 34q16-16 32 0t32 0" fill="none" stroke="main" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M16 48q16-16 32 0t32 0" fill="none" stroke="second" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path d="M16 62q16-16 32 0t32 0" fill="none" stroke="accent" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>',
  misbah:
    '<path d="M30 24H66L58 50H38Z" fill="main"/><rect x="45" y="50" width="6" height="20" fill="second"/><rect x="34" y="70" width="28" height="6" rx="3" fill="second"/><circle cx="48" cy="37" r="6" fill="ground"/>',
  najm: '<path transform="rotate(0 48 48)" d="M48 48Q39 31 48 14Q57 31 48 48" fill="main"/><path transform="rotate(60 48 48)" d="M48 48Q39 31 48 14Q57 31 48 48" fill="main"/><path transform="rotate(120 48 48)" d="M48 48Q39 31 48 14Q57 31 48 48" fill="main"/><path transform="rotate(180 48 48)" d="M48 48Q39 31 48 14Q57 31 48 48" fill="main"/><path transform="rotate(240 48 48)" d="M48 48Q39 31 48 14Q57 31 48 48" fill="main"/><path transform="rotate(300 48 48)" d="M48 48Q39 31 48 14Q57 31 48 48" fill="main"/><circle cx="48" cy="48" r="10" fill="second"/>',
  qahwa:
    '<path d="M26 38H66V54A20 20 0 0 1 26 54Z" fill="main"/><path d="M66 42Q78 42 76 52Q74 60 64 60" fill="none" stroke="main" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M38 18Q34 24 38 30M50 16Q46 22 50 30" fill="none" stroke="second" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><rect x="22" y="74" width="50" height="5" rx="2" fill="main"/>',
  rakad:
    '<path d="M18 60C34 58 40 46 48 36L58 46C66 54 76 56 80 60V68H18Z" fill="main"/><rect x="18" y="68" width="62" height="7" rx="3" fill="second"/><path d="M48 46l6 5M42 53l6 5" fill="none" stroke="accent" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  sabil:
    '<path d="M48 16C62 36 70 48 70 58A22 22 0 0 1 26 58C26 48 34 36 48 16Z" fill="main"/><path d="M59 58L55.8 61.2L55.8 65.8L51.2 65.8L48 69L44.8 65.8L40.2 65.8L40.2 61.2L37 58L40.2 54.8L40.2 50.2L44.8 50.2L48 47L51.2 50.2L55.8 50.2L55.8 54.8Z" fill="ground"/>',
  safar:
    '<rect x="26" y="36" width="44" height="38" rx="6" fill="main"/><rect x="38" y="26" width="20" height="10" rx="4" fill="none" stroke="second" stroke-width="5"/><rect x="36" y="36" width="5" height="38" fill="accent"/><rect x="55" y="36" width="5" height="38" fill="accent"/>',
  sanad:
    '<rect x="24" y="50" width="48" height="12" rx="4" fill="main"/><rect x="30" y="32" width="36" height="16" rx="5" fill="second"/><rect x="28" y="62" width="7" height="14" rx="2" fill="accent"/><rect x="61" y="62" width="7" height="14" rx="2" fill="accent"/><rect x="18" y="42" width="10" height="20" rx="4" fill="main"/><rect x="68" y="42" width="10" height="20" rx="4" fill="main"/>',
  shams:
    '<path transform="rotate(0 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(30 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(60 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(90 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(120 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(150 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(180 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(210 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(240 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(270 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(300 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><path transform="rotate(330 48 48)" d="M48 48Q43 30 48 12Q53 30 48 48" fill="main"/><circle cx="48" cy="48" r="14" fill="second"/>',
  suwar:
    '<rect x="20" y="32" width="56" height="42" rx="8" fill="main"/><circle cx="48" cy="53" r="14" fill="ground"/><circle cx="48" cy="53" r="8" fill="main"/><rect x="38" y="24" width="20" height="10" rx="3" fill="main"/><circle cx="67" cy="41" r="3.5" fill="second"/>',
  tabib:
    '<path d="M34 20V40A14 14 0 0 0 62 40V20" fill="none" stroke="main" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M48 54V62A12 12 0 0 0 72 62V56" fill="none" stroke="main" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><circle cx="72" cy="50" r="7" fill="second"/>',
  tarek:
    '<circle cx="48" cy="48" r="32" fill="main"/><circle cx="48" cy="48" r="20" fill="ground"/><path d="M64 48L59.3 52.7L59.3 59.3L52.7 59.3L48 64L43.3 59.3L36.7 59.3L36.7 52.7L32 48L36.7 43.3L36.7 36.7L43.3 36.7L48 32L52.7 36.7L59.3 36.7L59.3 43.3Z" fill="second"/><circle cx="48" cy="48" r="5" fill="accent"/>',
  waraq:
    '<path d="M48 78C20 70 20 36 48 16C76 36 76 70 48 78Z" fill="main"/><path d="M48 30V78M48 48L60 40M48 58L36 50" fill="none" stroke="ground" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  ward: '<path transform="rotate(0 48 48)" d="M48 48Q30 31 48 14Q66 31 48 48" fill="main"/><path transform="rotate(72 48 48)" d="M48 48Q30 31 48 14Q66 31 48 48" fill="main"/><path transform="rotate(144 48 48)" d="M48 48Q30 31 48 14Q66 31 48 48" fill="main"/><path transform="rotate(216 48 48)" d="M48 48Q30 31 48 14Q66 31 48 48" fill="main"/><path transform="rotate(288 48 48)" d="M48 48Q30 31 48 14Q66 31 48 48" fill="main"/><path transform="rotate(0 48 48)" d="M48 48Q38 38 48 28Q58 38 48 48" fill="second"/><path transform="rotate(72 48 48)" d="M48 48Q38 38 48 28Q58 38 48 48" fill="second"/><path transform="rotate(144 48 48)" d="M48 48Q38 38 48 28Q58 38 48 48" fill="second"/><path transform="rotate(216 48 48)" d="M48 48Q38 38 48 28Q58 38 48 48" fill="second"/><path transform="rotate(288 48 48)" d="M48 48Q38 38 48 28Q58 38 48 48" fill="second"/><circle cx="48" cy="48" r="5" fill="accent"/>',
  wathba:
    '<path d="M20 66L44 26L52 44L62 32L78 66H60L52 52L44 66Z" fill="main"/><circle cx="66" cy="24" r="7" fill="second"/>',
  auto: '<path d="M16 58L24 40Q26 34 34 34H62Q70 34 73 40L82 58V72H16Z" fill="main"/><circle cx="32" cy="72" r="8" fill="second"/><circle cx="66" cy="72" r="8" fill="second"/><rect x="32" y="41" width="32" height="12" rx="3" fill="second"/>',
  beauty:
    '<path transform="rotate(0 48 48)" d="M48 48Q37 31 48 14Q59 31 48 48" fill="main"/><path transform="rotate(51.4 48 48)" d="M48 48Q37 31 48 14Q59 31 48 48" fill="main"/><path transform="rotate(102.9 48 48)" d="M48 48Q37 31 48 14Q59 31 48 48" fill="main"/><path transform="rotate(154.3 48 48)" d="M48 48Q37 31 48 14Q59 31 48 48" fill="main"/><path transform="rotate(205.7 48 48)" d="M48 48Q37 31 48 14Q59 31 48 48" fill="main"/><path transform="rotate(257.1 48 48)" d="M48 48Q37 31 48 14Q59 31 48 48" fill="main"/><path transform="rotate(308.6 48 48)" d="M48 48Q37 31 48 14Q59 31 48 48" fill="main"/><circle cx="48" cy="48" r="9" fill="second"/>',
  best: '<path d="M82 48L72 58L72 72L58 72L48 82L38 72L24 72L24 58L14 48L24 38L24 24L38 24L48 14L58 24L72 24L72 38Z" fill="main"/><path d="M0 0L24 -10L34 0L24 10ZM0 0L10 24L0 34L-10 24ZM0 0L-24 10L-34 0L-24 -10ZM0 0L-10 -24L0 -34L10 -24Z" fill="ground" transform="translate(48 48)" fill-opacity=".5"/><path d="M59.1 52.6L54.5 54.5L52.6 59.1L48 57.2L43.4 59.1L41.5 54.5L36.9 52.6L38.8 48L36.9 43.4L41.5 41.5L43.4 36.9L48 38.8L52.6 36.9L54.5 41.5L59.1 43.4L57.2 48Z" fill="second"/>',
  cinema:
    '<rect x="16" y="36" width="64" height="42" rx="6" fill="main"/><path d="M16 34L76 18L79 28L19 44Z" fill="second"/><path d="M42 48L60 57L42 66Z" fill="second"/>',
  dining:
    '<rect x="30" y="18" width="5" height="60" rx="2" fill="main"/><path d="M24 18H41V38Q41 46 32.500 46T24 38Z" fill="main"/><path d="M58 18Q72 22 72 40V50H63V78H58Z" fill="second"/>',
  fashion:
    '<path d="M34 20L48 28L62 20L80 34L70 46L64 42V78H32V42L26 46L16 34Z" fill="main"/><path d="M57 52L54.4 54.6L54.4 58.4L50.6 58.4L48 61L45.4 58.4L41.6 58.4L41.6 54.6L39 52L41.6 49.4L41.6 45.6L45.4 45.6L48 43L50.6 45.6L54.4 45.6L54.4 49.4Z" fill="second"/>',
  grocer:
    '<path d="M22 40H74L68 78H28Z" fill="main"/><path d="M34 40Q34 20 48 20T62 40" fill="none" stroke="second" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path d="M56 58L53.7 60.3L53.7 63.7L50.3 63.7L48 66L45.7 63.7L42.3 63.7L42.3 60.3L40 58L42.3 55.7L42.3 52.3L45.7 52.3L48 50L50.3 52.3L53.7 52.3L53.7 55.7Z" fill="second"/>',
  health:
    '<path d="M40 18H56V40H78V56H56V78H40V56H18V40H40Z" fill="main"/><path d="M57 48L54.4 50.6L54.4 54.4L50.6 54.4L48 57L45.4 54.4L41.6 54.4L41.6 50.6L39 48L41.6 45.4L41.6 41.6L45.4 41.6L48 39L50.6 41.6L54.4 41.6L54.4 45.4Z" fill="ground"/>',
  homes:
    '<path d="M14 50L48 18L82 50V56H74V80H22V56H14Z" fill="main"/><rect x="40" y="56" width="16" height="24" rx="2" fill="second"/>',
  jewel: '<path d="M28 24H68L82 42L48 82L14 42Z" fill="main"/><path d="M14 42H82L48 82Z" fill="second"/>',
  kids: '<circle cx="48" cy="42" r="24" fill="main"/><path d="M48 66Q44 74 50 82" fill="none" stroke="second" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M48 34L45.7 36.3L45.7 39.7L42.3 39.7L40 42L37.7 39.7L34.3 39.7L34.3 36.3L32 34L34.3 31.7L34.3 28.3L37.7 28.3L40 26L42.3 28.3L45.7 28.3L45.7 31.7Z" fill="second"/>',
  learn:
    '<path d="M48 20L86 38L48 56L10 38Z" fill="main"/><path d="M26 50V66Q48 80 70 66V50L48 61Z" fill="second"/><path d="M82 40V62" fill="none" stroke="main" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  sport:
    '<circle cx="48" cy="48" r="32" fill="main"/><path d="M22 30Q44 48 22 66M74 30Q52 48 74 66M48 16V80" fill="none" stroke="second" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  stay: '<rect x="14" y="52" width="68" height="14" rx="3" fill="main"/><rect x="20" y="38" width="24" height="14" rx="4" fill="second"/><rect x="14" y="28" width="6" height="50" rx="2" fill="main"/><rect x="76" y="60" width="6" height="18" rx="2" fill="main"/>',
  tech: '<rect x="30" y="14" width="36" height="68" rx="9" fill="main"/><rect x="35" y="24" width="26" height="44" rx="3" fill="second"/><circle cx="48" cy="75" r="3" fill="second"/>',
  travel: '<path d="M14 52L82 26L58 80L48 58Z" fill="main"/><path d="M82 26L48 58L44 74L36 50Z" fill="second"/>',
};
