import { type AddressTable, oneOf } from '../kit/address/address-table.ts';
import { CATEGORY_CHOICES, type CategoryChoice } from '../kit/blog/category.logic.ts';

export interface BlogFilter {
  category: CategoryChoice;
  /** The search query, unchanged. */
  q: string;
}

/** Used on the blog page only, so without a prefix. */
export const blogTable: AddressTable<BlogFilter> = {
  prefix: '',
  fields: {
    category: { accept: oneOf(CATEGORY_CHOICES.map(({ id }) => id)), fallback: 'all' },
    q: { accept: String, fallback: '', format: (typed) => typed.trim() },
  },
};
