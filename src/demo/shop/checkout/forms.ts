import * as z from 'zod/mini';

const text = (max: number) => z.string().check(z.trim(), z.maxLength(max, { error: 'validation.tooLong' }));
const needed = (max: number) => text(max).check(z.minLength(1, { error: 'validation.required' }));

export const addressTypes = ['home', 'work'] as const;

export const addressSchema = z.object({
  name: needed(100),
  phone: needed(30).check(z.regex(/^$|^(?=(?:\D*\d){6})[-+()/.\d\s]+$/, { error: 'validation.phone' })),
  house: needed(100),
  landmark: text(100),
  town: needed(100),
  pincode: needed(10).check(
    z.regex(/^$|^[A-Za-z\d][-A-Za-z\d ]{1,8}[A-Za-z\d]$/, { error: 'checkout.pincodeWrong' }),
  ),
  state: needed(100),
  type: z.enum(addressTypes, { error: 'validation.required' }),
});
export type Address = z.infer<typeof addressSchema>;

export const blankAddress: Address = {
  name: '',
  phone: '',
  house: '',
  landmark: '',
  town: '',
  pincode: '',
  state: '',
  type: 'home',
};

/** Nobody lives there. */
export const sampleAddress: Address = {
  name: 'Ada Fernhill',
  phone: '+44 1632 960 143',
  house: '4b, 17 Millpond Lane',
  landmark: 'Beside the old pump',
  town: 'Little Quenby',
  pincode: 'QB4 7ZZ',
  state: 'Westmarch',
  type: 'home',
};

export const methods = ['saved', 'card', 'banking', 'rates', 'cash'] as const;
export type Method = (typeof methods)[number];

/** No number of a card is asked for anywhere: these are its names alone. */
export const sampleCards = ['Quillon Card', 'Meridian Card'] as const;
export const sampleBanks = ['Bank of Little Quenby', 'Westmarch Savings', 'Millpond Mutual'] as const;
export const rateMonths = ['3', '6', '12'] as const;

const three = z.string().check(z.regex(/^\d{3}$/, { error: 'checkout.cvvWrong' }));

/** What a way of paying asks for, checked only where it is the chosen one. */
export const paymentSchema = z
  .object({
    method: z.enum(methods),
    cvv: z.string(),
    card: z.enum(sampleCards),
    bank: z.enum(sampleBanks),
    months: z.enum(rateMonths),
  })
  .check((one) => {
    if (one.value.method !== 'saved') return;
    const { error } = three.safeParse(one.value.cvv);
    for (const { message } of error?.issues ?? [])
      one.issues.push({ code: 'custom', path: ['cvv'], message, input: one.value.cvv });
  });
export type Payment = z.infer<typeof paymentSchema>;
