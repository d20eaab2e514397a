create table subjects (
  id uuid primary key,
  key text not null unique,
  name text not null
);

-- A course is a subject at an academic level, of the platform (no school) or of one school.
create table courses (
  id uuid primary key,
  school_id uuid references schools,
  subject_id uuid not null references subjects,
  academic_level_id uuid not null references academic_levels,
  title text not null,
  is_active boolean not null default true
);
create index on courses (school_id);

-- The topic tree: what the specification calls course tagging.
create table topics (
  id uuid primary key,
  course_id uuid not null references courses on delete cascade,
  parent_id uuid references topics on delete cascade,
  key text not null,
  title text not null,
  description text not null default '',
  objectives jsonb not null default '[]',
  position int not null,
  unique (course_id, key)
);
create index on topics (parent_id);

create table topic_prerequisites (
  topic_id uuid not null references topics on delete cascade,
  prerequisite_id uuid not null references topics on delete cascade,
  primary key (topic_id, prerequisite_id)
);

create table classes (
  id uuid primary key,
  school_id uuid not null references schools,
  name text not null,
  course_id uuid not null references courses,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index on classes (school_id);

create table class_members (
  class_id uuid not null references classes on delete cascade,
  user_id uuid not null references users on delete cascade,
  is_teacher boolean not null,
  joined_at timestamptz not null default now(),
  primary key (class_id, user_id)
);
create index on class_members (user_id);

create table enrolments (
  student_id uuid not null references users on delete cascade,
  course_id uuid not null references courses on delete cascade,
  created_at timestamptz not null default now(),
  ends_at timestamptz,
  primary key (student_id, course_id)
);

create table questions (
  id uuid primary key,
  -- Null: the platform's own bank.
  school_id uuid references schools,
  key text unique,
  current_version_id uuid,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
create index on questions (school_id);

-- A version is never changed: an attempt refers to the one that the student saw.
create table question_versions (
  id uuid primary key,
  question_id uuid not null references questions on delete cascade,
  version int not null,
  type text not null,
  -- The question as its author wrote it, key and all.
  body jsonb not null,
  max_score float8 not null,
  difficulty float8 not null,
  minutes float8 not null default 1,
  created_at timestamptz not null default now(),
  unique (question_id, version)
);
alter table questions add foreign key (current_version_id) references question_versions;

create table question_topics (
  question_id uuid not null references questions on delete cascade,
  topic_id uuid not null references topics on delete cascade,
  position int not null default 0,
  primary key (question_id, topic_id)
);
create index on question_topics (topic_id);

-- Documents that the tutor may quote, cut into passages.
create table documents (
  id uuid primary key,
  school_id uuid references schools,
  course_id uuid references courses on delete cascade,
  topic_id uuid references topics on delete set null,
  title text not null,
  created_at timestamptz not null default now()
);
create index on documents (course_id);

create table passages (
  id uuid primary key,
  document_id uuid not null references documents on delete cascade,
  position int not null,
  page int,
  heading text,
  body text not null,
  search tsvector not null generated always as
    (to_tsvector('english', coalesce(heading, '') || ' ' || body)) stored
);
create index on passages (document_id);
create index on passages using gin (search);
