import { useSearch } from '#platform/use-search.ts'

export const sizes = [
  { value: '12', label: '12 pt' },
  { value: '14', label: '14 pt' },
  { value: '18', label: '18 pt' },
] as const

/** How much room there is for working, as a share of the usual. */
export const rooms = [
  { value: 'little', label: 'Little', share: 0.5 },
  { value: 'usual', label: 'Usual', share: 1 },
  { value: 'roomy', label: 'Roomy', share: 1.6 },
] as const

/** How something is printed; all of it stands in the address. */
export function usePaperOptions() {
  const [address, setAddress] = useSearch()
  const change = (name: string, value: string) =>
    setAddress(
      (next) => {
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const room = rooms.find(({ value }) => value === address.get('room')) ?? rooms[1]
  return {
    size: sizes.find(({ value }) => value === address.get('size'))?.value ?? '12',
    room: room.value,
    roomShare: room.share,
    hasScheme: address.get('scheme') !== 'no',
    isTwoSided: address.get('sides') === '2',
    /** A student of whom alone a copy is printed. */
    student: address.get('student') ?? '',
    change,
  }
}

export type PaperOptions = ReturnType<typeof usePaperOptions>
