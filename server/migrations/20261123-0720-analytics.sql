-- How often something happened on a day (of UTC), of nobody in particular.
create table analytics_counts (
  day date not null,
  event text not null,
  count int not null,
  primary key (day, event)
);
