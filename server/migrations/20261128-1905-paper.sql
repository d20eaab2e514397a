-- Copies of set work that were printed, each for one student: what stands where on its pages.
create table paper_copies (
  id uuid primary key,
  school_id uuid not null references schools on delete cascade,
  assignment_id uuid not null references assignments on delete cascade,
  student_evaluation_id uuid not null references student_evaluations on delete cascade,
  -- Stands in its QR codes, and says nothing about anybody.
  token text not null unique,
  -- The questions of each page with their places.
  pages jsonb not null,
  -- Of its pages: the same copy printed again is the same row.
  pages_sha256 text not null,
  created_at timestamptz not null,
  unique (student_evaluation_id, pages_sha256)
);

create index on paper_copies (assignment_id);
