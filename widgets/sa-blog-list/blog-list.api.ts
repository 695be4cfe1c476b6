import type { AddressTable } from '../kit/address/address-table.ts';
import { lookup } from '../kit/address/rows.ts';
import { CATEGORY_CHOICES, type CategoryChoice } from '../kit/blog/category.logic.ts';
import { flag, option } from '../kit/element/attributes.ts';

/** The attributes. */
export const api = {
  /** Reads search and category from the page's address (`?category=visa-guides&q=usa`) and keeps them there. Off unless set. */
  syncUrl: flag(),
};

interface BlogFilter {
  category: CategoryChoice;
  /** The search query, unchanged. */
  q: string;
}

/** Parameters of the blog page's address, without a prefix as they are used there only. */
export const blogTable: AddressTable<BlogFilter> = {
  prefix: '',
  fields: {
    category: option(
      CATEGORY_CHOICES.map(({ id }) => id),
      'all',
    ),
    q: lookup(String, { format: (typed) => typed.trim() }),
  },
};
