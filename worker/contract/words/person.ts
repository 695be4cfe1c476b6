// The words of a form, here and in the folder's other files, are shared by its element and the page that
// the Worker renders. There is one file per form, so that none downloads the words of another.

export const PERSON_LABELS = { name: 'Full name', email: 'Email', phone: 'Phone' };

export const PHONE_HINT = 'For example 98765\u00a043210';

/** Error messages of a person's fields. */
export const PERSON_MESSAGES = {
  name: 'Name is required',
  email: 'Please enter a valid email',
  phone: 'Please enter a valid phone number',
};

/** Error message of an address alone, which the blog uses, too. */
export const ADDRESS_MESSAGE = 'Please enter a valid email address.';
