/** Returns the messages of a form's error list: without those that contain "required", each once (FORM-04, FORM-05). */
export const listedMessages = (messages: readonly string[]): readonly string[] => [
  ...new Set(messages.filter((message) => !message.toLowerCase().includes('required'))),
];
