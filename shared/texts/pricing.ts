export const FORMULA_MESSAGES = {
  formula: {
    en: 'The formula cannot be read at “{0}”. Use + − × ÷, parentheses, min, max, ceil, floor, tier, graduated and price, qty, capacity, billingItemValue, hours.',
    id: 'Rumus tidak dapat dibaca pada “{0}”. Gunakan + − × ÷, tanda kurung, min, max, ceil, floor, tier, graduated, serta price, qty, capacity, billingItemValue, hours.',
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
    en: 'The formula gives a price below 0 for {0}. Use max(…; 0).',
    id: 'Rumus menghasilkan harga di bawah 0 untuk {0}. Gunakan max(…; 0).',
  },
  formulaResult: {
    en: 'The formula does not give a price for the worked example.',
    id: 'Rumus tidak menghasilkan harga untuk contoh perhitungan.',
  },
} as const
