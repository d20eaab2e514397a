/**
 * The sign of each brand, drawn in lines on a square of 24: what grows, a flame that is handed on, a cap,
 * a thought with a plus in it, a sun that rises. A school that has no logo has the shield. The build
 * makes the icons of the window and of the home screen from the same lines.
 */
const signs = {
  learngrove:
    '<path d="M12 21v-8.500M12 13.500c-.300-5 2.600-8.300 8.500-8.500.300 5.500-2.800 8.700-8.500 8.500ZM12 17c.200-3.800-2-6.300-7-6.500-.300 4.200 2.400 6.700 7 6.500ZM7 21h10"/>',
  illume:
    '<path d="M12 2.500c4.200 3.900 6.200 7 6.200 10.300a6.200 6.200 0 0 1-12.400 0c0-3.300 2-6.400 6.200-10.300ZM12 19c-1.600 0-2.700-1.100-2.700-2.700 0-1.500.900-2.700 2.700-4.300 1.800 1.600 2.700 2.800 2.700 4.300 0 1.600-1.100 2.700-2.700 2.700ZM8 22h8"/>',
  aiacademy:
    '<path d="M12 4.500 1.800 9.200 12 14l10.200-4.800ZM6 11.300v5c0 1.800 2.700 3.200 6 3.200s6-1.400 6-3.200v-5M22.200 9.200v6"/>',
  ingenius:
    '<path d="M9 17.500c-.200-2.500-3.300-3.700-3.300-8.200a6.300 6.300 0 0 1 12.600 0c0 4.500-3.100 5.700-3.300 8.200ZM9.800 21h4.400M12 6.800v5M9.500 9.300h5"/>',
  lumineelearning:
    '<path d="M2.500 20h19M6.500 20a5.500 5.500 0 0 1 11 0M12 4v5M4.200 9.700l2.600 2.600M19.800 9.700l-2.600 2.600"/>',
  school:
    '<path d="M12 2.500 4.500 5v6.300c0 4.900 3.100 8.300 7.500 10.200 4.400-1.900 7.500-5.300 7.500-10.200V5ZM12 15.500V9.800M12 9.800c-1-1-2.300-1.400-4-1.400v5.700c1.700 0 3 .400 4 1.400 1-1 2.300-1.400 4-1.400V8.400c-1.700 0-3 .400-4 1.400"/>',
} as const

export type SignKey = keyof typeof signs

export const brandSigns: Readonly<Record<string, string>> = signs

/** The colour that a sign stands on where its brand has none of its own. */
const leaf = '#1f7a4d'

/** A sign as an icon: white on a rounded square of the brand's colour, which the server may put another in place of. */
export const signIcon = (key: SignKey, ground = leaf): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect width="36" height="36" rx="10" fill="${ground}"/><g transform="translate(6 6)" fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${signs[key]}</g></svg>`
