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
    id: 'Harga berubah lebih dari {{percent}} %. Konfirmasikan dengan nama produk: {{product}}.',
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
