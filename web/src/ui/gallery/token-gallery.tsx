import { Specimen } from '#ui/gallery/specimen.tsx'

const grounds = [
  'bg-paper',
  'bg-surface',
  'bg-raised',
  'bg-hover',
  'bg-sand',
  'bg-track',
  'bg-primary',
  'bg-primary-soft',
  'bg-primary-strong',
  'bg-primary-deep',
  'bg-coral',
  'bg-sun',
  'bg-sky',
  'bg-flame',
  'bg-not-yet',
  'bg-not-yet-soft',
  'bg-danger',
  'bg-danger-soft',
  'bg-focus',
  'bg-mint',
  'bg-pastel-sky',
  'bg-peach',
  'bg-lilac',
  'bg-butter',
  'bg-meadow-far',
  'bg-meadow',
  'bg-meadow-deep',
  'bg-meadow-near',
  'bg-trail',
  'bg-pond',
  'bg-line',
  'bg-line-strong',
  'bg-field',
  'bg-quiet',
  'bg-ink',
]

export function TokenGallery() {
  return (
    <>
      <Specimen
        title="Colours"
        className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-3"
      >
        {grounds.map((ground) => (
          <div key={ground} className="text-quiet text-sm">
            <div className={`mb-1 h-14 rounded-control border border-line ${ground}`} />
            {ground.slice(3)}
          </div>
        ))}
      </Specimen>
      <Specimen title="Type" className="grid gap-3">
        <p className="font-display font-heavy text-4xl">48 Watch it grow</p>
        <p className="font-display font-heavy text-3xl">36 Hello, Maya</p>
        <p className="font-bold font-display text-2xl">28 Right, and here is why</p>
        <p className="font-bold font-display text-xl">22 Today’s reviews</p>
        <p className="text-lg">18 You know equivalent fractions now: 5 of 6 yesterday.</p>
        <p>16 Numbers stand in columns: 1,111 and 8,240.</p>
        <p className="text-quiet text-sm">14 Course notes, page 34 of 118</p>
      </Specimen>
      <Specimen title="Radius and shadow" className="flex flex-wrap gap-4 text-sm">
        <div className="rounded-small border border-line bg-surface p-4">small</div>
        <div className="rounded-control border border-line bg-surface p-4">control</div>
        <div className="rounded-tile border border-line bg-surface p-4">tile</div>
        <div className="rounded-card border border-line bg-surface p-4 shadow-1">
          card, shadow 1
        </div>
        <div className="rounded-panel border border-line bg-surface p-4">panel</div>
        <div className="rounded-sheet bg-raised p-6 shadow-2">sheet, shadow 2</div>
      </Specimen>
    </>
  )
}
