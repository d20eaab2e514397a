import { bands } from '@learngrove/contract/worksheets.limits'
import { kindWords } from '#questions/questions.words.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { keyWords } from './own-key.ts'
import { OwnPicture } from './own-picture.tsx'
import { ownTypes, type Writing } from './own-writing.ts'
import type { ClassStock } from './worksheets.data.ts'
import { bandWords } from './worksheets.words.ts'

type WritingFieldsProps = { readonly writing: Writing; readonly stock: ClassStock }

/** What is asked, what is right, and where in the bank it goes. */
export function WritingFields({ writing, stock }: WritingFieldsProps) {
  const { type, hasOwnMarks } = writing
  return (
    <div className="grid content-start gap-4">
      <Select
        label="Type"
        value={type}
        onValueChange={writing.setType}
        choices={ownTypes.map((value) => ({ value, label: kindWords(value) }))}
      />
      <TextArea
        label="The question"
        hint="Mathematics stands between $ signs."
        value={writing.text}
        onValueChange={writing.setText}
      />
      {type === 'hot_spot' ? (
        <OwnPicture spots={writing.spots} />
      ) : (
        <TextArea {...keyWords[type]} value={writing.lines} onValueChange={writing.setLines} />
      )}
      <TextArea
        label="Worked solution"
        optional
        value={writing.solution}
        onValueChange={writing.setSolution}
      />
      <Select
        label="Topic"
        value={writing.topic_id}
        onValueChange={writing.setTopic}
        choices={stock.availability.map(({ topic_id, title }) => ({
          value: topic_id,
          label: title,
        }))}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Difficulty"
          value={writing.difficulty}
          onValueChange={writing.setDifficulty}
          choices={bands.map((value) => ({ value, label: bandWords[value] }))}
        />
        {!hasOwnMarks && (
          <Field
            label="Marks"
            inputMode="numeric"
            value={writing.marks}
            onValueChange={writing.setMarks}
          />
        )}
      </div>
    </div>
  )
}
