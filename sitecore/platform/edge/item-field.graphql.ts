const COMMON = /* GraphQL */ `
    id(format: String = "N"): ID!
    name: String!
    "The value as Sitecore stores it."
    value: String
    "The value as the layout service sends it; JSON's null for an empty lookup."
    jsonValue: JSON!
    definition: ItemTemplateField
`;

/** GraphQL types of an item's fields: the common members and those of each kind. */
export const itemFieldSchema = /* GraphQL */ `
  interface ItemField {
    ${COMMON}
  }

  type TextField implements ItemField {
    ${COMMON}
  }

  type RichTextField implements ItemField {
    ${COMMON}
  }

  type ImageField implements ItemField {
    ${COMMON}
    src(maxWidth: Int, maxHeight: Int): String
    alt: String
    width: String
    height: String
    title: String
    description: String
    keywords: String
    extension: String
    mimeType: String
    "Size in bytes."
    size: Int
  }

  type FileField implements ItemField {
    ${COMMON}
    url: String
    title: String
    description: String
    keywords: String
    extension: String
    mimeType: String
    "Size in bytes."
    size: Int
  }

  type LinkField implements ItemField {
    ${COMMON}
    url: String
    text: String
    target: String
    anchor: String
    className: String
    queryString: String
    linkType: String
    "The page that is the target of an internal link."
    targetItem: Item
  }

  type LookupField implements ItemField {
    ${COMMON}
    targetId(format: String = "N"): ID
    targetItem: Item
  }

  type MultilistField implements ItemField {
    ${COMMON}
    count: Int
    targetIds: [String]
    targetItems: [Item]
  }

  type CheckboxField implements ItemField {
    ${COMMON}
    boolValue: Boolean
  }

  type DateField implements ItemField {
    ${COMMON}
    "Milliseconds since 1970; null when the date is not set."
    dateValue: Long
    "format: g date and time, d date, t time, D long date; offset: minutes from UTC."
    formattedDateValue(format: String = "g", offset: Int = 0): String
  }

  type NumberField implements ItemField {
    ${COMMON}
    numberValue: Float
  }

  type IntegerField implements ItemField {
    ${COMMON}
    intValue: Int
  }

  type NameValueListField implements ItemField {
    ${COMMON}
    values: [NameValueListValue]
  }

  type NameValueListValue {
    name: String!
    value: String!
  }
`;
