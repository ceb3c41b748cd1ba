/** Stands in for what protects a form where no service runs. */
export const loadFormProtection = () => Promise.resolve({ stamp: '1.a', siteKey: '' });
