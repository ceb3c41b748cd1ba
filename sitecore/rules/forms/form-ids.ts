/** Sitecore's ids of field types, 32 lower-case digits; that of `hidden` is our own. */
export const FIELD_TYPES = {
  form: '3a4df9c07c82441590c325440257756d',
  page: 'd819b43ec136439293938be7fce32f5e',
  section: '447aa7456d294b65a5a38173aa8af548',
  staticText: '983bfa5fc6b64aeea3bb46b95d52e7df',
  text: '4ee89ea7cefe4c8e8532467ef64591fc',
  longText: 'a296a1c10da04493a92eb8191f43aec6',
  email: '04c39cac89764910be0d879ed3368429',
  telephone: 'df74f55b47e64d1c92f8b0d46a7b2704',
  number: '5b153fc0fc3f474f8cb8233fb1bef292',
  date: '38137d307b2a47d5bbd8133252c01b28',
  checkbox: '4da85e8a3b484bc695658c1f5f36dd1b',
  dropdown: 'e0cfadee1ac0471da8202e70d1547b4b',
  listBox: '222a2121d3704c6f80a303c930b718bf',
  checkboxes: 'd86a361ad4ff46b29e97a37fc5b1fe1a',
  radio: 'edbd38a81ae942ec8ccdf5b0e2998b4f',
  file: '7e9a0903a52c4843bbe15b26bd162bed',
  password: '668a1c379d6b483bb7c1340c92d04ba4',
  button: '7ce25cabef3a4f73ab13d33bdc1e4ee2',
  hidden: '0e5050420bdb58b8811bdd9aa69813c7',
} as const;
export type FieldType = keyof typeof FIELD_TYPES;

export const MATCH_TYPES = {
  OR: '365c94dac1cd4783a91d0d17a16c7117',
  AND: '4e50c1727ea6498982c375f24f80ef72',
} as const;
export type MatchType = keyof typeof MATCH_TYPES;

export const OPERATORS = {
  IS_EQUAL_TO: '1d38b217a2ee4e7bb6ed13e751462feb',
  IS_NOT_EQUAL_TO: '49f47e77e8c546f9bf3978d6b0d40b48',
  CONTAINS: 'bf8935a6197643a0aba5d0bc128a76ea',
  DOES_NOT_CONTAIN: '45aab0fb775b40f5b3b87cae3abbf643',
  STARTS_WITH: 'fd10f2913c2e4ae78a672f8271cb3df2',
  DOES_NOT_STARTS_WITH: '6b92597df2e047d3a40d59afb37eede5',
  ENDS_WITH: 'd375ed5be1564a2b9f91dfd5b03f0d78',
  DOES_NOT_END_WITH: 'f3ac7a1a34584385bb65860315313db3',
  IS_GREATER_THAN: '61ff63a0375c47bd99861f81bd12bbbb',
  IS_GREATER_THAN_OR_EQUAL_TO: '062c6ed9ea6e4a88ae54c88e2147971d',
  IS_LESS_THAN: '8fe41e53ad874d24b50fea0f6bdf739f',
  IS_LESS_THAN_OR_EQUAL_TO: '88ac1c6bbafe40a7bb75e304c8ec29dd',
} as const;
export type Operator = keyof typeof OPERATORS;

/** Ids of actions; those of UPDATECIC and REQUIREDFILE are our own. */
export const ACTIONS = {
  SHOW: 'aae07a5246a449ef98b0c2595bac2382',
  HIDE: '7f58c8ddd7c04fb7bb448ec6b5e1c3d9',
  ENABLE: '5744a87ee32c42cc862f96842a0202bb',
  DISABLE: 'c698c993549e486aa09cbb8d830da958',
  UPDATECIC: '134759400fce5901b542d68c095f19b2',
  REQUIREDFILE: '798f12ee8f9c5271a733d75e0c319049',
} as const;
export type Action = keyof typeof ACTIONS;

/** Ids of validators: Sitecore’s of the email, the length and files, our own of the rest. */
export const VALIDATORS = {
  email: '9bae3e9ad89f4f93957768b5e9d44a38',
  length: '83e96d0911c841328a8a76d8db8208d6',
  fileSize: '8f2b6077fe634fb28740ef3807bbdb84',
  fileType: 'd81e056f6c2e4414bd46ba464ac05202',
  fileCount: 'f42833a6f3644721abfc337e0cc3fd75',
  required: 'ece0c2bf28235823bf81600702fe3376',
  range: 'b41ea3f0ae5f5bfcb745bedb56dfbae3',
  digits: '74174fdd8b64577e9645e06f9c7bf13d',
  telephone: '8bec404b76ac56f6b4b0efded1537e7b',
  date: '1f1ba9ca1d7159ca980c6a56a5aa2e0f',
  dateRange: '33bd03acd585501084bdafab4b1a3c56',
  option: 'c4042f455db5544bb0840a5eeb14654d',
  nationalId: '40b8bdbb3fa15fe9b4c6fc00c84b82b1',
  cic: '54136c44c69c5ac5abf937df5eef541b',
  mobile: '4b9a8e3cdcac562ebd618bc34e0cb7bc',
} as const;
export type Validator = keyof typeof VALIDATORS;

/** Returns an id in any of Sitecore’s formats as 32 lower-case digits. */
export const plainId = (id: string): string => id.replace(/[{}-]/g, '').toLowerCase();

/** Returns the name of an id in a table; undefined for an unknown one. */
export const nameOfId = <Name extends string>(table: Readonly<Record<Name, string>>, id: string): Name | undefined => {
  const plain = plainId(id);
  for (const name in table) if (table[name] === plain) return name;
  return undefined;
};
