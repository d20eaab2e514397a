/** Lengths of the fields of the setup, in characters. Without zod, so that the browser uses the same figures. */
export const limits = { school_name: 120, class_name: 60 } as const
