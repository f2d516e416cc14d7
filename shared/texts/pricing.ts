import type { Texts } from './translator.ts'

export const pricingTexts = {
  formula: {
    en: 'The formula cannot be read at “{{text}}”. Use + − × ÷, parentheses, min, max, ceil, floor, tier, graduated and price, qty, capacity, billingItemValue, hours.',
    id: 'Rumus tidak dapat dibaca pada “{{text}}”. Gunakan + − × ÷, tanda kurung, min, max, ceil, floor, tier, graduated, serta price, qty, capacity, billingItemValue, hours.',
  },
  formulaComma: {
    en: 'Do not use commas in formulas. Write decimals with a point (2.5) and separate arguments with a semicolon: max(qty; 2).',
    id: 'Koma tidak digunakan dalam rumus. Tulis desimal dengan titik (2.5) dan pisahkan argumen dengan titik koma: max(qty; 2).',
  },
  formulaSteps: {
    en: 'Tiers start at 0, and each one must be higher than the one before: tier(qty; 0: price; 50: price * 0.9).',
    id: 'Tingkat dimulai dari 0, dan tiap tingkat lebih besar daripada sebelumnya: tier(qty; 0: price; 50: price * 0.9).',
  },
  formulaDivision: {
    en: 'The formula divides by zero for some quantities.',
    id: 'Rumus membagi dengan nol untuk jumlah tertentu.',
  },
  formulaNegative: {
    en: 'The formula gives a price below 0 for {{values}}. Use max(…; 0).',
    id: 'Rumus menghasilkan harga di bawah 0 untuk {{values}}. Gunakan max(…; 0).',
  },
  formulaResult: {
    en: 'The formula does not give a price for the worked example.',
    id: 'Rumus tidak menghasilkan harga untuk contoh perhitungan.',
  },
  capTooLow: {
    en: 'The monthly cap must not be below the minimum charge.',
    id: 'Batas biaya per bulan tidak boleh kurang dari biaya minimum.',
  },
  confirmPrices: {
    en: 'Prices change by more than {{percent}}%. Enter the product name to confirm: {{product}}.',
    id: 'Harga berubah lebih dari {{percent}} %. Ketik nama produk untuk mengonfirmasi: {{product}}.',
  },
  pricesUnconfirmed: {
    en: 'Nothing was saved: prices change by a large amount. Open the package, publish it there and confirm the change.',
    id: 'Tidak ada yang disimpan: harga berubah besar. Buka paketnya, terbitkan dari sana, lalu konfirmasi perubahannya.',
  },
  estimateFull: {
    en: 'An estimate can have up to {{max}} lines. Remove some, then save it; nothing is lost.',
    id: 'Satu perkiraan memuat paling banyak {{max}} baris. Hapus sebagian, lalu simpan; tidak ada yang hilang.',
  },
  estimateHasMessage: {
    en: 'This estimate already has a contact message with other details. Nothing you typed is lost.',
    id: 'Perkiraan ini sudah memiliki pesan kontak dengan data lain. Isian Anda tidak hilang.',
  },
} as const satisfies Texts

export const priceUnitTexts = {
  month: { en: 'a month', id: 'per bulan' },
  hour: { en: 'an hour', id: 'per jam' },
  year: { en: 'a year', id: 'per tahun' },
  perItem: { en: 'per {{item}}', id: 'per {{item}}' },
  included: { en: 'First {{amount}} a month free', id: '{{amount}} pertama setiap bulan gratis' },
} as const satisfies Texts

export const PROBLEM_TEXTS = {
  onRequest: { en: 'Price on request', id: 'Harga sesuai permintaan' },
  gone: { en: 'No longer sold', id: 'Tidak dijual lagi' },
  quantity: { en: 'Enter a whole number, 1 or more', id: 'Isi bilangan bulat, minimal 1' },
  capacity: { en: 'Enter a capacity within the limits', id: 'Isi kapasitas dalam batasnya' },
  hours: {
    en: 'Enter up to 744 hours, with at most two decimal places',
    id: 'Isi paling banyak 744 jam, dengan paling banyak dua desimal',
  },
  formula: {
    en: 'The price cannot be calculated. Please contact us',
    id: 'Harga tidak dapat dihitung. Silakan hubungi kami',
  },
  negative: {
    en: 'The price cannot be calculated. Please contact us',
    id: 'Harga tidak dapat dihitung. Silakan hubungi kami',
  },
  invalid: {
    en: 'The price cannot be calculated. Please contact us',
    id: 'Harga tidak dapat dihitung. Silakan hubungi kami',
  },
  tooLarge: { en: 'Too large to calculate', id: 'Terlalu besar untuk dihitung' },
} as const satisfies Texts

export const explanationTexts = {
  unit: { en: 'List price: {{money}} {{unit}}', id: 'Harga daftar: {{money}} {{unit}}' },
  tiers: { en: 'Volume: {{tiers}}', id: 'Volume: {{tiers}}' },
  used: { en: '× {{amount}} used', id: '× {{amount}} terpakai' },
  usedFree: {
    en: '{{amount}} used, {{free}} free: {{billed}} billed',
    id: '{{amount}} terpakai, {{free}} gratis: {{billed}} ditagih',
  },
  quantity: { en: '× {{count}} (quantity)', id: '× {{count}} (jumlah)' },
  quantityOnly: { en: 'Quantity: {{count}}', id: 'Jumlah: {{count}}' },
  gigabytes: { en: '× {{gigabytes}} GB', id: '× {{gigabytes}} GB' },
  capacity: {
    en: '× {{items}}: {{gigabytes}} GB in units of {{unit}} GB, rounded up',
    id: '× {{items}}: {{gigabytes}} GB per {{unit}} GB, dibulatkan ke atas',
  },
  capacityOnly: { en: 'Capacity: {{gigabytes}} GB', id: 'Kapasitas: {{gigabytes}} GB' },
  hours: {
    en: '{{hours}} of {{hoursPerMonth}} hours a month',
    id: '{{hours}} dari {{hoursPerMonth}} jam per bulan',
  },
  wholeMonth: { en: 'Whole month: {{hoursPerMonth}} hours', id: 'Sebulan penuh: {{hoursPerMonth}} jam' },
  started: {
    en: 'Partial hours are billed as full hours: {{hours}} hours',
    id: 'Setiap jam yang dimulai dihitung penuh: {{hours}} jam',
  },
  monthlyCap: {
    en: 'Monthly cap: at most {{money}} for each',
    id: 'Batas biaya per bulan: paling banyak {{money}} per unit',
  },
  minimumCharge: {
    en: 'Minimum charge: at least {{money}} a month for each',
    id: 'Biaya minimum: paling sedikit {{money}} per bulan per unit',
  },
  capped: { en: 'No more than the price of a whole month', id: 'Tidak lebih dari harga sebulan penuh' },
  month: { en: 'A month: {{money}}', id: 'Sebulan: {{money}}' },
  year: { en: '× 12 months: {{money}}', id: '× 12 bulan: {{money}}' },
  discount: { en: 'Your discount of {{rate}}%: {{money}}', id: 'Diskon Anda {{rate}} %: {{money}}' },
  rounded: {
    en: 'Rounded once, half up, to whole rupiah: {{money}}',
    id: 'Dibulatkan satu kali ke rupiah terdekat: {{money}}',
  },
} as const satisfies Texts

export const formulaTexts = {
  qty: { en: 'quantity', id: 'jumlah' },
  capacity: { en: 'capacity', id: 'kapasitas' },
  hours: { en: 'hours', id: 'jam' },
  firstFree: { en: 'first {{amount}} free', id: '{{amount}} pertama gratis' },
  less: { en: '{{percent}}% less from {{amount}}', id: '{{percent}} % lebih murah mulai {{amount}}' },
  more: { en: '{{percent}}% more from {{amount}}', id: '{{percent}} % lebih mahal mulai {{amount}}' },
  onAll: { en: '{{tiers}}, on the whole amount', id: '{{tiers}}, untuk seluruh jumlah' },
  dependsOn: { en: 'depends on {{names}}', id: 'bergantung pada {{names}}' },
} as const satisfies Texts

export const taxTexts = {
  whole: { en: 'PPN {{rate}}', id: 'PPN {{rate}}' },
  part: {
    en: 'PPN {{rate}} × {{part}} ({{effective}} effective)',
    id: 'PPN {{rate}} × {{part}} (efektif {{effective}})',
  },
  percent: { en: '{{number}}%', id: '{{number}} %' },
} as const satisfies Texts
