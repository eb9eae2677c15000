/** 'tel:+12102785723'; null for what is no American number. */
export function phoneLink(phone: string): string | null {
  const [, number] = /^\+?1?(\d{10})$/.exec(phone.replace(/[\s().-]/g, '')) ?? [];
  return number ? `tel:+1${number}` : null;
}
