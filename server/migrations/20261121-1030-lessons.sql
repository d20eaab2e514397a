create table lessons (
  id uuid primary key,
  school_id uuid references schools,
  course_id uuid not null references courses on delete cascade,
  lesson_type_id int not null check (lesson_type_id between 1 and 6),
  title text not null,
  description text,
  created_at timestamptz not null default now()
);
create index on lessons (course_id, lesson_type_id);

create table lesson_sections (
  id uuid primary key,
  lesson_id uuid not null references lessons on delete cascade,
  position int not null,
  title text not null,
  description text,
  -- Seven rows of seven places, each the place of an item or null.
  section_matrix jsonb not null,
  created_at timestamptz not null default now(),
  unique (lesson_id, position)
);

create table lesson_items (
  id uuid primary key,
  section_id uuid not null references lesson_sections on delete cascade,
  position int not null,
  title text not null,
  note text,
  item_type_id int not null,
  topic_id uuid references topics,
  worksheet_id uuid references worksheets,
  quiz_id uuid references quizzes,
  unique (section_id, position)
);
