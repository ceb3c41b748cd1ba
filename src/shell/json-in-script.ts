/** Returns data as JSON in which no text can end the script element that holds it. */
export const jsonInScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
