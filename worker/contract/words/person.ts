// The words of a form, here and in the folder's other files, are the same where our code draws it and
// where the Worker does. One file for each form, so that none downloads those of another.

export const PERSON_LABELS = { name: 'Full name', email: 'Email', phone: 'Phone' };

export const PHONE_HINT = 'For example 98765\u00a043210';

/** What is wrong with a person's fields. */
export const PERSON_MESSAGES = {
  name: 'Name is required',
  email: 'Please enter a valid email',
  phone: 'Please enter a valid phone number',
};

/** The same for an address alone, which the blog asks for, too. */
export const ADDRESS_MESSAGE = 'Please enter a valid email address.';
