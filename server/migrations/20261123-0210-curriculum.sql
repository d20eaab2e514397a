-- A topic hangs on a subject and stands in several courses: Foundation and Higher share topics, and a year carries on
-- what the year before began. What was a course's own topic keeps its place in that course.
alter table subjects add column description text not null default '';

-- The strands of a subject, in the order in which a map shows them.
create table strands (
  subject_id uuid not null references subjects on delete cascade,
  key text not null,
  title text not null,
  description text not null default '',
  position int not null,
  primary key (subject_id, key)
);

alter table courses
  -- The name of a course of the starter curriculum in its files.
  add column key text unique,
  add column tier text check (tier in ('foundation', 'higher'));
update courses set key = named.key
  from (
    select courses.id, subjects.key || '-' || replace(lower(academic_levels.name), ' ', '-') as key,
      row_number() over (partition by subjects.key, academic_levels.name order by courses.id) as nth
    from courses
    join subjects on subjects.id = courses.subject_id
    join academic_levels on academic_levels.id = courses.academic_level_id
    where courses.school_id is null
  ) named
  where named.id = courses.id and named.nth = 1;

alter table topics
  add column subject_id uuid references subjects,
  -- Null: the platform's.
  add column school_id uuid references schools,
  add column strand text,
  -- The school year in which it is first taught.
  add column year int,
  -- Taught only to those who sit this tier.
  add column tier text check (tier in ('foundation', 'higher')),
  add column is_active boolean not null default true;
update topics set subject_id = courses.subject_id, school_id = courses.school_id
  from courses where courses.id = topics.course_id;
alter table topics alter column subject_id set not null;

-- The parts of a course, in their order.
create table course_sections (
  course_id uuid not null references courses on delete cascade,
  position int not null,
  title text not null,
  description text not null default '',
  primary key (course_id, position)
);

create table course_topics (
  course_id uuid not null references courses on delete cascade,
  topic_id uuid not null references topics on delete cascade,
  position int not null,
  -- The position of its section; null where a course has none.
  section int,
  primary key (course_id, topic_id)
);
create index on course_topics (topic_id);
insert into course_topics (course_id, topic_id, position)
select course_id, id, position from topics;

-- Drops the unique key of course and topic with it. Where two courses of a subject had topics of one name, the later
-- one's is told apart by its id.
alter table topics drop column course_id;
update topics set key = topics.key || '-' || topics.id
  from (
    select id, row_number() over (partition by school_id, subject_id, key order by id) as nth from topics
  ) numbered
  where numbered.id = topics.id and numbered.nth > 1;
create unique index on topics (subject_id, key) where school_id is null;
create unique index on topics (school_id, subject_id, key) where school_id is not null;

-- An objective names the statements of the national curriculum that it answers to.
update topics set objectives = (
  select coalesce(jsonb_agg(jsonb_build_object('text', line, 'statements', '[]'::jsonb) order by place), '[]')
  from jsonb_array_elements_text(objectives) with ordinality as lines (line, place)
);

-- What practice of a topic exercises too: the share of one good answer here that counts as an answer there.
create table topic_exercises (
  topic_id uuid not null references topics on delete cascade,
  exercised_id uuid not null references topics on delete cascade,
  share float8 not null check (share > 0 and share <= 1),
  primary key (topic_id, exercised_id)
);
create index on topic_exercises (exercised_id);
create index on topic_prerequisites (prerequisite_id);

-- The statements of the national curriculum that a version tests.
alter table question_versions add column statements jsonb not null default '[]';

alter table worksheets
  -- The name of a worksheet of the starter curriculum in its files.
  add column key text unique,
  add column is_active boolean not null default true,
  -- That of a topic stands in every course of the topic.
  alter column course_id drop not null;
update worksheets set key = named.key
  from (
    select id, key, row_number() over (partition by key order by id) as nth
    from (
      select worksheets.id, case when topics.title = worksheets.title then 'path-' || topics.key
        else trim(both '-' from lower(regexp_replace(worksheets.title, '[^A-Za-z0-9]+', '-', 'g'))) end as key
      from worksheets left join topics on topics.id = worksheets.topic_id
      where worksheets.school_id is null
    ) keys
  ) named
  where named.id = worksheets.id and named.nth = 1;
update worksheets set course_id = null where key is not null;

alter table documents
  -- The name of a note of the starter curriculum in its files.
  add column key text unique,
  -- One that is not quoted any more stays for what was quoted from it.
  add column is_active boolean not null default true;
create index on documents (topic_id);
